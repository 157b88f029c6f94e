// The listeners of an Element's events.

export type Listener = (event: Record<string, unknown>) => void;

export class ElementListeners<Event extends string> {
  #heard = new Map<Event, { listener: Listener; isOnce: boolean }[]>();

  add(event: Event, listener: Listener, { isOnce }: { isOnce: boolean }): void {
    this.#heard.set(event, [...this.#of(event), { listener, isOnce }]);
  }

  /** Removes the listener; without one, all of the event. */
  remove(event: Event, listener?: Listener): void {
    this.#heard.set(event, listener ? this.#of(event).filter((each) => each.listener !== listener) : []);
  }

  tell(event: Event, details: Record<string, unknown>): void {
    const listeners = this.#of(event);
    // Removed first, because a listener may add itself again.
    this.#heard.set(
      event,
      listeners.filter(({ isOnce }) => !isOnce),
    );
    for (const { listener } of listeners) listener(details);
  }

  #of(event: Event) {
    return this.#heard.get(event) ?? [];
  }
}
