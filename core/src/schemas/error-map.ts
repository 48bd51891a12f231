import type { core } from 'zod';
import { validationMessages } from '../fields/validation.ts';
import { formatDecimal } from '../numbers/formats.ts';

/**
 * Puts any Zod issue into Brazilian Portuguese. It is the `error` of a schema or of one parse, for
 * every issue without a message of its own. On the server it is that of all schemas.
 */
export function ptBrError(issue: core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? validationMessages.required
        : wrongTypeMessage(issue.expected, issue.input);
    case 'too_small':
      return sizeMessage(issue.origin, issue.minimum, issue.inclusive ? 'no mínimo' : 'mais de');
    case 'too_big':
      return sizeMessage(issue.origin, issue.maximum, issue.inclusive ? 'no máximo' : 'menos de');
    case 'not_multiple_of':
      return `Informe um múltiplo de ${formatDecimal(issue.divisor, { max: 10 })}`;
    case 'unrecognized_keys':
      return validationMessages.unknownField;
    case 'invalid_value':
      return validationMessages.invalidOption;
    case 'invalid_format':
      return issue.format === 'email' ? validationMessages.email : validationMessages.invalid;
    default:
      return validationMessages.invalid;
  }
}

function wrongTypeMessage(expected: string, input: unknown): string {
  switch (expected) {
    case 'string':
      return validationMessages.notText;
    case 'number':
    case 'int':
      return isEndless(input) ? validationMessages.numberTooLarge : validationMessages.notNumber;
    case 'boolean':
      return validationMessages.notBoolean;
    case 'array':
      return validationMessages.notList;
    case 'object':
      return validationMessages.notObject;
    default:
      return validationMessages.invalid;
  }
}

/** What JSON makes of 400 digits. */
const isEndless = (input: unknown) =>
  input === Number.POSITIVE_INFINITY || input === Number.NEGATIVE_INFINITY;

function sizeMessage(origin: string, limit: number | bigint, words: string): string {
  const size = formatDecimal(String(limit));
  switch (origin) {
    case 'string':
      return `Use ${words} ${size} ${size === '1' ? 'caractere' : 'caracteres'}`;
    case 'array':
      return `Informe ${words} ${size} ${size === '1' ? 'item' : 'itens'}`;
    default:
      return `Informe ${words} ${size}`;
  }
}
