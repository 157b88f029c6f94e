// The chosen variant lives in the address: a link to it, the way back and the server's page all show the same one.
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { type RouteLocation, urlOf } from '../../addresses.ts';
import {
  chooseValue,
  chooseValues,
  type Product,
  type Variant,
  type VariantChoice,
  variantNamed,
  variantWithValues,
} from './choose-variant.ts';

export function useChosenVariant(product: Product, location: RouteLocation) {
  const variant = variantIn(product, location.search);
  const [move, setMove] = useState(
    () => variant && { variantId: variant.id, options: movedFrom(location.search, variant) },
  );
  const show = (choice: VariantChoice | null) => {
    if (!choice || choice.variant === variant) return;
    setMove({ variantId: choice.variant.id, options: choice.moved });
    const { sku, id } = choice.variant;
    const to = urlOf('product', { locale: location.locale, product: product.handle }, { variant: sku || id });
    // Past the router's guard on purpose: it is the same page, with nothing to load and no focus to move.
    navigate(to, { replace: true, state: window.history.state });
  };
  const movedOptions = move?.variantId === variant?.id ? (move?.options ?? []) : [];
  return {
    variant,
    movedOptions,
    choose(option: number, value: string) {
      show(variant && chooseValue(product.variants, variant, option, value));
    },
    /** All that a form has ticked. */
    chooseAll(ticked: FormData) {
      const valueIn = (own: string, option: number) => (ticked.get(`option${option}`) as string) ?? own;
      show(variant && chooseValues(product.variants, variant.optionValues.map(valueIn)));
    },
  };
}

/** What a form without scripts asked for and nothing is made of. */
function movedFrom(search: URLSearchParams, { optionValues }: Variant): number[] {
  return optionValues.flatMap((value, index) => ((search.get(`option${index}`) ?? value) === value ? [] : [index]));
}

/** `?variant=` names it; `?option0=…` are the choices of a form that was sent without JavaScript. */
export function variantIn({ options, variants }: Product, search: URLSearchParams): Variant | null {
  if (search.has('option0')) {
    return variantWithValues(
      variants,
      options.map((_, index) => search.get(`option${index}`) ?? ''),
    );
  }
  return variantNamed(variants, search.get('variant'));
}
