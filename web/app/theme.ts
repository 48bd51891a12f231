import { createTheme, DEFAULT_THEME } from '@mantine/core';

const system =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif';

/** Mantine's theme: warm paper, ink and terracotta. Tokens that Mantine has no name for: theme.css. */
export const theme = createTheme({
  fontFamily: system,
  white: '#fffdf8',
  black: '#2b211b',
  primaryColor: 'terracotta',
  primaryShade: 6,
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  colors: {
    terracotta: [
      '#fbf0ea',
      '#f5ddd1',
      '#ebbda8',
      '#e5a688',
      '#dd8c69',
      '#c9653e',
      '#ab4728',
      '#923a20',
      '#7c321d',
      '#5c2415',
    ],
    gray: [
      '#faf6f0',
      '#f3ece1',
      '#e9dfd0',
      '#dccfbd',
      '#96856f',
      '#746454',
      '#65564a',
      '#4d4038',
      '#382e27',
      '#261e19',
    ],
    dark: [
      '#f1e7da',
      '#d9ccbc',
      '#bcac9a',
      '#a69584',
      '#7d6d5e',
      '#3a312a',
      '#2a231e',
      '#1c1713',
      '#15110e',
      '#0e0b09',
    ],
    red: [
      '#fdf0ee',
      '#fbe1dd',
      '#f5c0ba',
      '#f2a59b',
      '#f39a8f',
      '#d6473d',
      '#b02a23',
      '#9a211b',
      '#831b16',
      '#5f110d',
    ],
  },
  components: {
    Button: { defaultProps: { size: 'md' } },
  },
  fontSizes: { ...DEFAULT_THEME.fontSizes, sm: '0.9375rem' },
});
