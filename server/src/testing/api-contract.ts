import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { foreignWords } from './own-words.ts';

export interface ApiDocument {
  info: { description: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, ApiResponse>; schemas: Record<string, object> };
}

export interface Parameter {
  in: 'path' | 'query' | 'header';
  name: string;
  schema: { type: string };
}

interface Operation {
  tags: string[];
  parameters?: Parameter[];
  operationId: string;
  security: Record<string, string[]>[];
  requestBody?: object;
  responses: Record<string, ApiResponse | { $ref: string }>;
}

interface ApiResponse {
  headers?: Record<string, object>;
  content?: Record<string, { schema: object }>;
}

/** What is answered: its status and headers, and the whole body as a text. */
interface Answered {
  status: number;
  headers: Headers;
  text: string;
}

/**
 * Compares an answer with the document, and the words of a refusal with core's; an undocumented call
 * has no answer.
 */
export type Contract = (method: string, path: string, answered: Answered) => void;

/** Headers for the next call. Cookies may come with any answer. */
const nextCallHeaders = ['ETag', 'Link', 'Location', 'Retry-After'];

/** Every call of a document, as 'GET /api/products/{id}'. */
export const operationsOf = ({ paths }: ApiDocument) =>
  new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        `${method.toUpperCase()} ${path}`,
        operation,
      ]),
    ),
  );

/** The contract that a document is. It throws at what is undocumented. */
export function contractOf(document: ApiDocument): Contract {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    formats: { 'idn-email': true },
  });
  ajvFormats.default(ajv);
  ajv.addSchema(document, 'api');
  const calls = [...operationsOf(document).keys()].sort(byParameters).map((name) => ({
    name,
    pattern: new RegExp(`^${name.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));

  /** What is undocumented of an answer to this call; empty when all is documented. */
  const undocumented = (name: string, { status, headers, text }: Answered): string => {
    const pointer = pointerTo(document, name, status);
    if (!pointer) return 'at all';
    const { headers: documented = {}, content = {} } = at(document, pointer) as ApiResponse;
    const header = nextCallHeaders.find((each) => headers.has(each) && !(each in documented));
    if (header) return `with ${header}`;
    const type = headers.get('content-type')?.split(';')[0] ?? '';
    if (Object.keys(content).length === 0) return text && 'with a body';
    if (!(type in content)) return `as '${type}'`;
    if (!type.endsWith('json')) return '';
    const fits = ajv.getSchema(uriOf([...pointer, 'content', type, 'schema']));
    return fits?.(JSON.parse(text)) ? '' : `with ${ajv.errorsText(fits?.errors)}`;
  };

  return (method, path, answered) => {
    if (path.startsWith('/api/') && !answered.headers.has('cache-control')) {
      throw new Error(`${method} ${path} does not say who may keep its answer`);
    }
    const foreign = foreignIn(answered);
    if (foreign.length > 0) {
      throw new Error(`${method} ${path} is refused in words that are not ours: ${foreign}`);
    }
    const requested = `${method} ${path.split('?')[0]}`;
    const call = calls.find(({ pattern }) => pattern.test(requested));
    const what = call && undocumented(call.name, answered);
    if (what)
      throw new Error(`${call.name} is not documented to answer ${answered.status} ${what}`);
  };
}

const foreignIn = ({ headers, text }: Answered): string[] =>
  text && headers.get('content-type')?.startsWith('application/problem+json')
    ? foreignWords(JSON.parse(text))
    : [];

/** Addresses without parameters first: /products/summary is no product. */
const byParameters = (a: string, b: string) => Number(a.includes('{')) - Number(b.includes('{'));

function pointerTo(document: ApiDocument, name: string, status: number): string[] | undefined {
  const [method = '', path = ''] = name.split(' ');
  const pointer = ['paths', path, method.toLowerCase(), 'responses', String(status)];
  const found = at(document, pointer) as { $ref?: string } | undefined;
  return found?.$ref ? found.$ref.split('/').slice(1) : found && pointer;
}

const at = (document: object, pointer: readonly string[]) =>
  pointer.reduce<unknown>(
    (each, key) => (each as Record<string, unknown> | undefined)?.[key],
    document,
  );

const uriOf = (pointer: readonly string[]) =>
  `api#/${pointer.map((key) => encodeURIComponent(key.replaceAll('/', '~1'))).join('/')}`;
