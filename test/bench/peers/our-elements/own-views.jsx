// The same page with all elements that the shop's own has, as trees that the bench has made of its pages (`own-elements.json`):
// in one function instead of components, which is the cheapest way to write them in React. It stands in for
// `../shared/shop-views.jsx`.
import { createElement } from 'react';
import elements from './own-elements.json';

export const listingTitle = ({ collection }) => collection.title;
export const productTitle = ({ seoTitle, title }) => seoTitle || title;

const isPage = (href) => /^\/pl\/[cp]\/[^/?#]+$/.test(href);

function show(node, Link) {
  if (typeof node === 'string') return node;
  const [tag, props, children] = node;
  const type = tag === 'a' && isPage(props.href) ? Link : tag;
  return createElement(type, props, ...children.map((child) => show(child, Link)));
}

/** The pages have their headers and footers in them. */
export function Frame({ children }) {
  return children;
}

export function ListingView({ Link }) {
  return createElement('div', null, ...elements.listing.map((node) => show(node, Link)));
}

export function ProductView({ Link }) {
  return createElement('div', null, ...elements.product.map((node) => show(node, Link)));
}
