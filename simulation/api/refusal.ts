import type { FormValue } from '../form-body.ts';
import { textAt } from '../form-body.ts';
import type { Customer, State } from '../state.ts';

/** A refusal in Stripe's form. */
export class Refusal extends Error {
  readonly status: 400 | 401 | 404 | 409 | 500;
  readonly answer: object;

  constructor(status: Refusal['status'], code: string, param?: string) {
    super(code);
    this.status = status;
    const type = status === 500 ? 'api_error' : 'invalid_request_error';
    this.answer = { error: { type, code, ...(param && { param }), message: `Simulação: ${code}` } };
  }
}

/** The customer that a call names. */
export function customerAt(
  { customers }: State,
  form: Record<string, FormValue>,
  param = 'customer',
): Customer {
  const customer = customers[textAt(form, param) ?? ''];
  if (!customer || customer.deleted) throw new Refusal(400, 'resource_missing', param);
  return customer;
}
