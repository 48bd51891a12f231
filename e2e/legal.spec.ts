import { expect, test } from './fixtures.ts';

const documents = {
  '/terms': {
    title: 'Termos de Uso',
    sections: [
      'Aceitação dos termos',
      'O que é a Artesa',
      'Sua conta',
      'Uso aceitável',
      'Planos e pagamentos',
      'Propriedade intelectual',
      'Limite de responsabilidade',
      'Mudanças nestes termos',
      'Contato',
    ],
    says: ['R$ 6,90', 'R$ 59,90', 'Garantia de 7 dias', '100%', 'pelo menos 30 dias', 'PIX'],
  },
  '/privacy': {
    title: 'Política de Privacidade',
    sections: [
      'Dados que coletamos',
      'Como usamos os dados',
      'Com quem compartilhamos',
      'Segurança',
      'Seus direitos',
      'Cookies e armazenamento no aparelho',
      'Por quanto tempo guardamos',
      'Mudanças nesta política',
      'Contato',
    ],
    says: [
      'Dados da conta',
      'Dados dos produtos',
      'Dados de uso',
      'Dados técnicos',
      'LGPD',
      'Deletar Conta',
      'provedor de pagamento',
      'provedor de email',
      'um cookie reconhece este aparelho',
    ],
  },
};

for (const [path, { title, sections, says }] of Object.entries(documents)) {
  test(`${path} covers every point and can be jumped about in`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · Artesa`);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\w{3}/);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Última atualização: 13 de junho de 2025')).toBeVisible();
    const headings = await page
      .getByRole('article')
      .getByRole('heading', { level: 2 })
      .allTextContents();
    expect(headings.slice(1)).toEqual(sections.map((name, index) => `${index + 1}. ${name}`));
    const contents = page.getByRole('navigation', { name: 'Nesta página' });
    await expect(contents.getByRole('link')).toHaveText(sections);
    for (const text of says) await expect(page.getByRole('article')).toContainText(text);
    const contact = page.getByRole('region', { name: /Contato$/ });
    await expect(contact.getByRole('link', { name: 'suporte@artesa.example' })).toBeVisible();
    await expect(contact.getByRole('link', { name: 'Suporte', exact: true })).toHaveAttribute(
      'href',
      '/support',
    );
    await contents.getByRole('link', { name: sections[4] ?? '', exact: true }).click();
    await expect(page.getByRole('heading', { name: `5. ${sections[4]}` })).toBeInViewport();
  });

  test(`${path} offers a visitor the way back`, { tag: '@once' }, async ({ page }) => {
    const footer = page.getByRole('contentinfo');
    const isHome = ({ pathname }: URL) => pathname === '/';
    await page.goto(path);
    await page.getByRole('button', { name: 'Voltar' }).click();
    await page.waitForURL(isHome);
    await footer.getByRole('link', { name: 'Suporte' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Suporte' })).toBeVisible();
    await page.goBack();
    await footer.getByRole('link', { name: title.replace('Política de ', '') }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('button', { name: 'Voltar' }).click();
    await page.waitForURL(isHome);
    await expect(footer).toBeVisible();
  });
}

test('a user reads the texts between the header and the footer', { tag: '@once' }, async ({
  signedInPage: page,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of Object.keys(documents)) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /^Conta de/ })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Voltar' })).toHaveCount(0);
  }
});

test('a user whose account cannot be read is not taken for a visitor', { tag: '@once' }, async ({
  signedInPage: page,
  problems,
}) => {
  problems.expect(/status of 404/);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/api/me', (route) => route.fulfill({ status: 404 }));
  const refused = page.waitForResponse('**/api/me');
  await page.goto('/terms');
  await refused;
  await expect(page.getByRole('heading', { level: 1, name: 'Termos de Uso' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Artesa, página inicial' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Voltar' })).toHaveCount(0);
});

for (const path of ['/auth', '/onboarding']) {
  test(`${path} leads to both texts, in a tab of their own`, { tag: '@once' }, async ({
    page,
    context,
  }) => {
    await page.goto(path);
    await page.getByLabel('Email').fill('ana@example.com');
    for (const [name, address] of [
      ['Termos de Uso', '/terms'],
      ['Política de Privacidade', '/privacy'],
    ] as const) {
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name }).click();
      const tab = await opened;
      await expect(tab.getByRole('heading', { level: 1, name })).toBeVisible();
      expect(new URL(tab.url()).pathname).toBe(address);
      await tab.close();
    }
    await expect(page.getByLabel('Email')).toHaveValue('ana@example.com');
  });
}
