export const messages = {
  'live.newOrder': { one: 'New order: {numbers}', other: '{count} new orders: {numbers}' },
  'live.notLive': 'Not live. Last updated at {time}.',
  'live.sound': 'Sound for new orders',
};
