import { officePath } from '../../office-addresses.ts';

/** The address that the words of an e-mail are posted to, to be looked at. */
export const mailPreviewPath = `${officePath}/mails/preview`;
