/** The form that Enter in one of its fields saves; fields outside of it name it. */
export const formId = 'pricing-form';
