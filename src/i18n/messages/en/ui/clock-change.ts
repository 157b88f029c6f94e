// What a field says of a time in the night when the clocks change.
export const messages = {
  'clock.skipped': 'The clocks are put forward that night and skip this time. Choose {time}, for example.',
  'clock.twice':
    'The clocks are put back that night and show this time twice. Choose one that is clear, such as {time}.',
};
