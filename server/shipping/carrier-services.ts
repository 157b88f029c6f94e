// What the shop asks of carriers: labels, and where their parcels are collected.
import { createLabelCarriers, type LabelServices } from './labels/label-carriers.ts';
import { createPointSources } from './points/point-sources.ts';

export function createCarrierServices(services: Pick<LabelServices, 'db' | 'keys' | 'sandboxOrigin'>) {
  return { findLabelCarrier: createLabelCarriers(services), findPointSource: createPointSources(services) };
}
