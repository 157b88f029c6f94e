'use client';
// What reacts to a visitor: the number in the cart, and what is put in.
import { useState, useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set();

function addToCart(quantity) {
  count += quantity;
  for (const listener of listeners) listener();
}

function subscribe(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function CartCount() {
  const items = useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
  return (
    <span className="cart-link_badge" data-count={items} aria-hidden="true">
      {items}
    </span>
  );
}

export function BuyControls({ title }) {
  const [quantity, setQuantity] = useState(1);
  return (
    <div className="buy-form_buy">
      <fieldset className="quantity-stepper_stepper" aria-label={`Liczba sztuk: ${title}`}>
        <button className="quantity-stepper_step" type="button" onClick={() => setQuantity(Math.max(1, quantity - 1))}>
          −
        </button>
        <input
          className="quantity-stepper_number"
          type="number"
          aria-label={`Liczba sztuk: ${title}`}
          name="quantity"
          value={quantity}
          onChange={(event) => setQuantity(Number(event.target.value))}
        />
        <button className="quantity-stepper_step" type="button" onClick={() => setQuantity(quantity + 1)}>
          +
        </button>
      </fieldset>
      <button
        type="submit"
        className="button_button button_primary button_wide"
        onClick={(event) => {
          event.preventDefault();
          addToCart(quantity);
        }}
      >
        Do koszyka
      </button>
    </div>
  );
}
