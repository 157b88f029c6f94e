// The pick-up points around the shopper, whose browser is asked for the position only when they press for it. It goes
// to the shop in the body of one request, rounded to about a hundred metres, and nowhere else.
import { useEffect, useState } from 'react';
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: another method or country has other points
  useEffect(() => setState(idle), [method, country]);

  return {
    near: state,
    forget: () => setState(idle),
    async ask() {
      setState({ kind: 'locating' });
      try {
        const { latitude, longitude } = await readPosition();
        const { pickupPointsNear } = await findNear({ method, country, latitude, longitude });
        setState({
          kind: 'found',
          points: pickupPointsNear.map(({ point }) => point),
          distancesKm: new Map(pickupPointsNear.map(({ point, distanceKm }) => [point.id, distanceKm])),
        });
      } catch (error) {
        setState({ kind: troubleOf(error) });
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
