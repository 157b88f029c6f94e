// The receivers that are told of orders, by their hosts: each is asked once at a time, and one that cannot be used is left alone
// for a growing while. So whoever answers slowly holds one of the lane's places, however many orders wait for it.
import { Cache } from '../../memory/cache.ts';
import { LanePause } from '../../outbox/lane-pause.ts';
import { Postponed } from '../../outbox/outbox-lanes.ts';
import { ReceiverUnusable } from '../../webhooks/post-webhook.ts';

const MOST_RECEIVERS = 1_000;
/** It is looked at again so soon whether one that is being asked has answered. */
const BUSY_MS = 1_000;

type Receiver = { isAsked: boolean; pause: LanePause; until: Date };

export class Receivers {
  #known = new Cache<Receiver>({ max: MOST_RECEIVERS });
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Throws `Postponed` without asking while the receiver is asked for another order, or left alone. */
  async ask(host: string, work: () => Promise<unknown>): Promise<void> {
    const start = (): Receiver => ({ isAsked: false, pause: new LanePause(), until: this.#now() });
    const receiver = this.#known.getOrSet(host, start);
    if (receiver.isAsked) throw new Postponed(new Date(this.#now().getTime() + BUSY_MS));
    if (receiver.pause.isOn(this.#now())) throw new Postponed(receiver.until);
    receiver.isAsked = true;
    try {
      await work();
      receiver.pause.end(this.#now());
    } catch (error) {
      if (error instanceof ReceiverUnusable) receiver.until = receiver.pause.extend(this.#now()).until;
      else receiver.pause.end(this.#now());
      throw error;
    } finally {
      receiver.isAsked = false;
    }
  }
}
