import { Hono } from 'hono';
import { textAt } from '../form-body.ts';
import { customerShape, deletedShape, priceShape } from '../shapes.ts';
import { type Customer, newId, now } from '../state.ts';
import { type ApiDeps, formOf, metadataOf } from './deps.ts';
import { Refusal } from './refusal.ts';

/** Customers, and the prices that they can pay. */
export const customerCalls = ({ store: { state, save }, account }: ApiDeps) =>
  new Hono()
    .post('/customers', async (c) => {
      const form = await formOf(c);
      const customer: Customer = {
        id: newId('cus'),
        created: now(),
        email: textAt(form, 'email') ?? '',
        name: textAt(form, 'name') ?? '',
        metadata: metadataOf(form),
        balance: 0,
        deleted: false,
      };
      state.customers[customer.id] = customer;
      save();
      return c.json(customerShape(customer));
    })
    .post('/customers/:id', async (c) => {
      const customer = state.customers[c.req.param('id')];
      if (!customer || customer.deleted) throw new Refusal(404, 'resource_missing', 'id');
      const form = await formOf(c);
      customer.email = textAt(form, 'email') ?? customer.email;
      Object.assign(customer.metadata, metadataOf(form));
      save();
      return c.json(customerShape(customer));
    })
    .delete('/customers/:id', (c) => {
      const customer = state.customers[c.req.param('id')];
      if (!customer || customer.deleted) throw new Refusal(404, 'resource_missing', 'id');
      account.remove(customer);
      save();
      return c.json(deletedShape(customer));
    })
    .get('/prices/:id', (c) => {
      const price = account.priceOf(c.req.param('id'));
      if (!price) throw new Refusal(404, 'resource_missing', 'price');
      return c.json(priceShape(price));
    });
