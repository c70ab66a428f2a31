// What the product says of itself: that it is well, and its version.
// The version stands here too, and not in package.json alone, since the bundled program reads no file; a test compares them.

import { z } from 'zod';

export const VERSION = '0.1.0';

export const healthSchema = z.object({ status: z.literal('ok'), version: z.string() }).meta({ id: 'Health' });
