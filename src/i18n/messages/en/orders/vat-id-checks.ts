// What VIES said of the number that a company ordered with, as staff reads it.
export const messages = {
  'vies.valid': 'In force',
  'vies.invalid': 'Not in force',
  'vies.no_answer': 'No answer',
  'vies.asked': 'VIES asked on {date}',
  'vies.consultation': 'Consultation number {number}',
  'vies.noAnswerHint':
    'VIES or the member state is away. That says nothing of the number; it is asked again by itself.',
};
