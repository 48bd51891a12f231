/** Characters (code points) of what an account consists of. */
export const accountBounds = {
  name: { min: 1, max: 100 },
  email: { min: 1, max: 254 },
  password: { min: 6, max: 128 },
  token: { min: 1, max: 512 },
} as const;
