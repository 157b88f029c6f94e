/** The duties that the page of the law tells of, in its order. */
export const dutyKeys = [
  ...(['ownLaw', 'companyData', 'legalPages', 'accessibility', 'personalData'] as const),
  ...(['withdrawalFunction', 'afterWithdrawal', 'guaranteeNotice', 'garanLabel', 'orderButton', 'repair'] as const),
  ...(['lowestPrice', 'unitPrice', 'productSafety', 'greenClaims'] as const),
  ...(['vat', 'invoices', 'ksef', 'eInvoice', 'cashRegister', 'packaging', 'equipment'] as const),
  ...(['customs', 'dac7', 'vida', 'eet'] as const),
] as const;

export type DutyKey = (typeof dutyKeys)[number];

export const dutyStates = ['missing', 'toConfirm', 'met', 'notApplicable'] as const;
export type DutyState = (typeof dutyStates)[number];
