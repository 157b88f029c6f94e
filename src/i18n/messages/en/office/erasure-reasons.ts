export const messages = {
  'erasure.why': 'Why',
  'erasure.asked': 'The person asks for it',
  'erasure.consent_withdrawn': 'Consent was withdrawn',
  'erasure.objected': 'The person objected',
  'erasure.no_longer_needed': 'No longer needed',
  'erasure.processed_unlawfully': 'It should never have been kept',
};
