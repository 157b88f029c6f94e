import { useState } from 'react';
import { useLocation } from 'wouter';
import { useT } from '../app-instance.tsx';
import { type RouteLocation, urlOf } from '../routes.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { DEFAULT_SORT, productSorts } from './catalogue-queries.ts';
import styles from './listing-page.module.css';

const sortTexts = {
  featured: 'listing.sortFeatured',
  newest: 'listing.sortNewest',
  'price-asc': 'listing.sortPriceAsc',
  'price-desc': 'listing.sortPriceDesc',
  title: 'listing.sortTitle',
} as const;
