// Apart from the settings' schema, because zod is not for browsers.

/**
 * What the ministry announces of KSeF. `failure`: it has broken down (awaria, art. 106nf of the VAT act); `unavailability`: it
 * is closed for work on it (niedostępność, art. 106nh). Of both it says the moments at which they begin and end.
 */
export const ksefOutageKinds = ['failure', 'unavailability'] as const;
