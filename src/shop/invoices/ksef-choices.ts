// Apart from the settings' schema, because zod is not for browsers.

/** `companies`: every invoice that is not to a consumer, as the law asks. */
export const ksefChoices = ['off', 'companies', 'everyone'] as const;
