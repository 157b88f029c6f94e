// A handful of lockers and points, in the shapes in which InPost and ORLEN Paczka give theirs: so that a shop that is being
// tried has some. Their streets are the offices of the towns; no parcel goes there.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StandInOptions } from './stand-in-shipments.ts';

type Place = { id: string; street: string; house: string; postalCode: string; city: string; at: [number, number] };

const places: readonly Place[] = [
  { id: 'KRA', street: 'Rynek Główny', house: '1', postalCode: '31-042', city: 'Kraków', at: [50.0617, 19.9373] },
  { id: 'WAW', street: 'Marszałkowska', house: '104', postalCode: '00-017', city: 'Warszawa', at: [52.2324, 21.0107] },
  { id: 'GDA', street: 'Długi Targ', house: '1', postalCode: '80-828', city: 'Gdańsk', at: [54.3486, 18.6535] },
  { id: 'WRO', street: 'Rynek', house: '1', postalCode: '50-106', city: 'Wrocław', at: [51.1098, 17.0326] },
  { id: 'POZ', street: 'Stary Rynek', house: '1', postalCode: '61-772', city: 'Poznań', at: [52.4085, 16.934] },
  { id: 'LOD', street: 'Piotrkowska', house: '104', postalCode: '90-926', city: 'Łódź', at: [51.7655, 19.4575] },
  { id: 'LUB', street: 'Rynek', house: '1', postalCode: '20-111', city: 'Lublin', at: [51.2478, 22.5682] },
  { id: 'SZC', street: 'Wyszyńskiego', house: '3', postalCode: '70-200', city: 'Szczecin', at: [53.4262, 14.5585] },
];
const PER_PLACE = 5;
const all = places.flatMap((place) =>
  Array.from({ length: PER_PLACE }, (_, at) => ({ ...place, id: `${place.id}0${at + 1}M`, position: at })),
);

export function addInpostPoints(app: FastifyInstance): void {
  app.get('/v1/points', async (request: FastifyRequest) => {
    const { page = '1', per_page = '25' } = request.query as Record<string, string>;
    const size = Math.max(1, Number(per_page));
    const items = all.slice((Number(page) - 1) * size, Number(page) * size).map((place) => ({
      name: place.id,
      type: place.position < PER_PLACE - 1 ? ['parcel_locker'] : ['pop'],
      status: 'Operating',
      country: 'PL',
      location: { latitude: place.at[0] + place.position / 500, longitude: place.at[1] },
      location_description: 'Sandbox',
      opening_hours: '24/7',
      address_details: {
        city: place.city,
        post_code: place.postalCode,
        street: place.street,
        building_number: place.house,
      },
    }));
    return {
      count: all.length,
      page: Number(page),
      per_page: size,
      total_pages: Math.ceil(all.length / size),
      items,
    };
  });
}

export function addOrlenPoints(app: FastifyInstance, { isKey }: StandInOptions): void {
  app.addContentTypeParser(
    /^application\/soap\+xml/,
    { parseAs: 'string' },
    async (_: FastifyRequest, body: string) => body,
  );
  app.post('/WebServicePwR.asmx', async (request, reply) => {
    const [, key = ''] = /<web:PartnerKey>([^<]*)</.exec(String(request.body)) ?? [];
    const points = isKey(key) ? all.map(orlenPoint).join('') : '<Error>PartnerKey</Error>';
    return reply
      .type('application/soap+xml')
      .send(
        `<soap:Envelope><soap:Body><GiveMeAllRUCHWithFilledResponse><GiveMeAllRUCHWithFilledResult><Data>${points}</Data>` +
          '</GiveMeAllRUCHWithFilledResult></GiveMeAllRUCHWithFilledResponse></soap:Body></soap:Envelope>',
      );
  });
}

function orlenPoint({ id, street, house, postalCode, city, at, position }: (typeof all)[number]): string {
  const fields = {
    DestinationCode: `1${id.replace(/\D/g, '')}${id}`,
    PointType: position < 2 ? 'APM' : 'PKN',
    StreetName: `${street} ${house}`,
    ZipCode: postalCode,
    City: city,
    Latitude: at[0] + position / 500,
    Longitude: at[1] + 0.004,
    OpeningHours: '24/7',
    Location: 'Sandbox',
    Available: 'true',
  };
  const tags = Object.entries(fields).map(([name, value]) => `<${name}>${value}</${name}>`);
  return `<PointPwR>${tags.join('')}</PointPwR>`;
}
