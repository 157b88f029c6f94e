// The chosen variant lives in the address: a link to it, the way back and the server's page all show the same one.
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { type RouteLocation, urlOf } from '../../addresses.ts';
import {
  choiceOf,
  chooseValues,
  type Product,
  type Variant,
  type VariantChoice,
  variantNamed,
  variantWithValues,
} from './choose-variant.ts';

export function useChosenVariant(product: Product, location: RouteLocation) {
  const variant = variantIn(product, location.search);
  const [move, setMove] = useState(() => variant && choiceOf(variant, valuesIn(location.search, variant)));
  const show = (choice: VariantChoice | null) => {
    if (!choice || choice.variant === variant) return;
    setMove(choice);
    const { sku, id } = choice.variant;
    const to = urlOf('product', { locale: location.locale, product: product.handle }, { variant: sku || id });
    // Past the router's guard on purpose: it is the same page, with nothing to load and no focus to move.
    navigate(to, { replace: true, state: window.history.state });
  };
  const movedOptions = move && move.variant.id === variant?.id ? move.moved : [];
  return {
    variant,
    movedOptions,
    /** All that the form has ticked: a press may come before what was ticked without scripts has been read. */
    choose(ticked: FormData) {
      show(variant && chooseValues(product.variants, valuesIn(ticked, variant)));
    },
  };
}

/** What a form without scripts asked for, of an address; what is ticked, of a form. */
function valuesIn(chosen: FormData | URLSearchParams, { optionValues }: Variant): string[] {
  return optionValues.map((own, option) => (chosen.get(`option${option}`) as string) || own);
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
