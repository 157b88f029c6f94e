// The pick-up points around the shopper, whose browser is asked for the position only when they press for it. It goes
// to the shop in the body of one request, rounded to about a hundred metres, and nowhere else.
import { useEffect, useRef, useState } from 'react';
import { useOperationMutation } from '../../query-client.ts';
import type { PickupPoint } from './pickup-point-text.tsx';

export type NearPoints = { points: PickupPoint[]; distancesKm: ReadonlyMap<string, number> };

type Scope = { method: string; country: string };
type State = { kind: 'idle' | 'locating' | 'denied' | 'unavailable' | 'failed' } | ({ kind: 'found' } & NearPoints);

const DECIMALS = 3;
const GIVE_UP_MS = 15_000;
const OLD_POSITION_MS = 60_000;
const idle: State = { kind: 'idle' };

export function usePointsNear({ method, country }: Scope) {
  const [state, setState] = useState<State>(idle);
  const { mutateAsync: findNear } = useOperationMutation('ShippingPointsNear');

  const latest = useRef(0);

  const forget = () => {
    latest.current += 1;
    setState(idle);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another method or country has other points
  useEffect(forget, [method, country]);

  return {
    near: state,
    forget,
    async ask() {
      const turn = ++latest.current;
      // A position may take long: who searches by name meanwhile does not want it any more.
      const show = (found: State) => {
        if (turn === latest.current) setState(found);
      };
      show({ kind: 'locating' });
      try {
        const { latitude, longitude } = await readPosition();
        const { pickupPointsNear } = await findNear({ method, country, latitude, longitude });
        show({
          kind: 'found',
          points: pickupPointsNear.map(({ point }) => point),
          distancesKm: new Map(pickupPointsNear.map(({ point, distanceKm }) => [point.id, distanceKm])),
        });
      } catch (error) {
        show({ kind: troubleOf(error) });
      }
    },
  };
}

async function readPosition(): Promise<{ latitude: number; longitude: number }> {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: GIVE_UP_MS, maximumAge: OLD_POSITION_MS });
  });
  return { latitude: round(coords.latitude), longitude: round(coords.longitude) };
}

function round(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS));
}

/** Browsers reject with an object that is no Error; what the shop answers badly is one. */
function troubleOf(error: unknown): 'denied' | 'unavailable' | 'failed' {
  if (error instanceof Error) return 'failed';
  return (error as GeolocationPositionError).code === 1 ? 'denied' : 'unavailable';
}
