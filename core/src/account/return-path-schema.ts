import { z } from 'zod';
import { isPlainLine } from '../fields/plain-text.ts';
import { validationMessages } from '../fields/validation.ts';
import { ptBrError } from '../schemas/error-map.ts';

/**
 * A path within the product to which a sign-in may lead. Browsers read a backslash as a slash and
 * drop tabs and line ends, so it may contain none of these: they could hide another host.
 */
export const returnPathSchema = z
  .string({ error: ptBrError })
  .max(2048, { error: validationMessages.invalid })
  .refine(isReturnPath, { error: validationMessages.invalid, params: { code: 'invalid_format' } });

function isReturnPath(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/);
  const segments = pathname.split('/');
  return (
    isPlainLine(path) &&
    /^\/(?!\/)[^\\]*$/.test(path) &&
    !segments.some((segment) => /^(\.|%2e){1,2}$/i.test(segment)) &&
    !/^\/(api|dev)(\/|$)/.test(pathname)
  );
}
