/** By which header the provider signs what it says has happened; for the API's document too. */
export const signatureScheme = {
  in: 'header',
  name: 'stripe-signature',
  description: "The payment provider's signature of exactly this body",
} as const;
