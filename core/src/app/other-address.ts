export const otherAddress = {
  title: 'Esta Artesa atende em outro endereço',
  address: 'Ela só funciona no computador em que foi ligada, em',
  network:
    'Para abri-la no celular ou em outro computador da mesma rede, ligue-a com o comando abaixo e abra o endereço que ele mostra.',
  tunnel:
    'Se ela está atrás de um túnel ou de outro servidor, diga na variável APP_URL o endereço em que as pessoas a abrem.',
} as const;

export const otherAddressPath = '/other-address';
