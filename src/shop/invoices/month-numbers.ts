// Apart from the settings' schema, because zod is not for browsers.

/** The months as they are written in dates. */
export const monthNumbers = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const;
