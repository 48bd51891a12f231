const texts = {
  title: 'Pagamento',
  waiting: 'Abrindo a página de pagamento…',
};

export interface PaymentTab {
  /** @returns false when the tab is gone */
  goTo(url: string): boolean;
  close(): void;
}

/**
 * Opens a tab for a page whose address is not known yet. Only inside the click itself do browsers
 * take it for the user's wish; the page gets no hold on this one.
 *
 * @returns null when the browser refuses
 */
export function openPaymentTab(): PaymentTab | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.opener = null;
  const { document } = tab;
  document.documentElement.lang = 'pt-BR';
  document.documentElement.style.colorScheme = 'light dark';
  document.title = texts.title;
  document.body.textContent = texts.waiting;
  return {
    goTo(url) {
      if (tab.closed) return false;
      tab.location.replace(url);
      return true;
    },
    close: () => tab.close(),
  };
}
