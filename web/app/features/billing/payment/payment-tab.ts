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
 * Opens a tab for a page whose address is not known yet. Browsers allow it only during the click.
 * The new page gets no hold on this one.
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
