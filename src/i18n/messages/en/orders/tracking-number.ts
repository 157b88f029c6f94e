// The field of a parcel’s number, and what is said of one that looks odd.
export const messages = {
  'tracking.number': 'Tracking number',
  'tracking.other': 'This looks like a number of {carrier}. Check the carrier, or send it like this.',
  'tracking.taken': 'Taken from the address: {number}',
  'tracking.address': 'This is an address, and we found no number in it. Enter the number alone.',
};
