/**
 * Street and place in the order and on the lines in which the post of the country reads them; nearly everywhere the postcode
 * stands before the town.
 */
export function placedLines(street: Lines, place: Place): string[] {
  const { postalCode, city } = place;
  return linesIn(street, place.country, { postalCode, city }).filter((line): line is string => Boolean(line));
}

type Place = { postalCode: string; city: string; country: string };
type Lines = readonly (string | false | null | undefined)[];

function linesIn(street: Lines, country: string, { postalCode, city }: Omit<Place, 'country'>): Lines {
  switch (country) {
    case 'IE':
    case 'GB':
      return [...street, city, postalCode];
    case 'HU':
      return [city, ...street, postalCode];
    case 'LV':
      return [...street, [city, postalCode].filter(Boolean).join(', ')];
    case 'MT':
      return [...street, `${city} ${postalCode}`.trim()];
    default:
      return [...street, `${postalCode} ${city}`.trim()];
  }
}
