/** As long as an e-mail address may be. */
export const MAX_EMAIL_LENGTH = 254;
/** Room for any passphrase; hashing more would be work that a stranger gives us. */
export const MAX_PASSWORD_LENGTH = 200;
/** Of a recovery code, however it is grouped. */
export const MAX_CODE_LENGTH = 40;
