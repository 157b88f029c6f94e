// Addresses as Shopify and WooCommerce make them, which find their handle without being listed.

export const ofProduct = /^(?:\/([a-z]{2}))?(?:\/collections\/[^/]+)?\/(?:products|product|produkt)\/([^/]+)\/?$/;
// In WooCommerce, a category stands below its parents.
export const ofCollection =
  /^(?:\/([a-z]{2}))?\/(?:collections|product-categor(?:y|ie)|kategori[ae]-produktu|produkt-kategorie)\/(?:[^/]+\/){0,4}([^/]+)\/?$/;
