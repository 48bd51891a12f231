import { config } from 'zod/v4';

// Zod otherwise probes `new Function`, which the content security policy refuses and reports.
config({ jitless: true });

export * from 'zod/v4';
export { z } from 'zod/v4';
