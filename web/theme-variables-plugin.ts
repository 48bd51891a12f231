import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  type MantineTheme,
  mergeMantineTheme,
} from '@mantine/core';
import type { Plugin } from 'vite';
import { theme } from './app/theme.ts';

const publicId = 'virtual:theme-variables.css';
const resolvedId = `\0${publicId}`;

/**
 * Serves the theme's CSS variables as a style sheet. Mantine would write them into a <style>
 * element at run time, which the content security policy refuses.
 */
export function themeVariables(): Plugin {
  return {
    name: 'artesa-theme-variables',
    resolveId: (id) => (id === publicId ? resolvedId : undefined),
    load: (id) => (id === resolvedId ? convertCssVariables(variablesInUse(), ':root') : undefined),
  };
}

/** Of parts of the kit that are not used: its headings, its layers and its breakpoints. */
const unused = /^--mantine-(h\d|heading|z-index|breakpoint)-/;

function variablesInUse() {
  const { variables, ...schemes } = defaultCssVariablesResolver(themeInUse());
  const used = Object.entries(variables).filter(([name]) => !unused.test(name));
  return { variables: Object.fromEntries(used), ...schemes };
}

/** Only the colours that the theme names: the kit's others would be two thirds of all styles. */
function themeInUse(): MantineTheme {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme);
  const named = Object.entries(whole.colors).filter(([name]) => name in (theme.colors ?? {}));
  return { ...whole, colors: Object.fromEntries(named) as MantineTheme['colors'] };
}
