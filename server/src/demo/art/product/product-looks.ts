import { palette as p, type Colour } from '../palette.ts'
import type { Container } from './container.ts'

type ProductLook = Container & { ground: Colour }

/** How each product of the demo catalogue looks, by the middle of its picture's name. */
export const productLooks: Record<string, ProductLook> = {
  'nmw-gentle-facial-wash': { kind: 'pump', cap: p.rose, mark: 'drop', ground: p.rosePale },
  'nmw-acne-facial-wash': { kind: 'pump', cap: p.sageDeep, label: p.sagePale, mark: 'dots', ground: p.sandPale },
  'nmw-creamy-cleanser': { kind: 'tube', cap: p.sand, label: p.rosePale, mark: 'leaf', ground: p.sagePale },
  'nmw-hydrating-toner': {
    kind: 'flask',
    cap: p.plum,
    body: p.rosePale,
    label: p.white,
    mark: 'drop',
    ground: p.sandPale,
  },
  'nmw-clarifying-toner': {
    kind: 'flask',
    cap: p.sageDeep,
    body: p.sagePale,
    label: p.white,
    mark: 'leaf',
    ground: p.rosePale,
  },
  'nmw-niacinamide-serum-5': { kind: 'dropper', cap: p.plum, body: p.roseSoft, mark: 'star', ground: p.sagePale },
  'nmw-vitamin-c-serum-10': {
    kind: 'dropper',
    cap: p.gold,
    body: p.sand,
    label: p.white,
    mark: 'fruit',
    ground: p.rosePale,
  },
  'nmw-hyaluronic-serum': {
    kind: 'dropper',
    cap: p.sageDeep,
    body: p.sageLight,
    label: p.white,
    mark: 'drop',
    ground: p.sandPale,
  },
  'nmw-retinal-night-serum': {
    kind: 'dropper',
    cap: p.ink,
    body: p.plum,
    label: p.rosePale,
    mark: 'moon',
    ground: p.stonePale,
  },
  'nmw-barrier-moisturizer': { kind: 'jar', cap: p.sageDeep, label: p.sagePale, mark: 'shield', ground: p.sandPale },
  'nmw-oil-control-gel': {
    kind: 'jar',
    cap: p.sage,
    body: p.sagePale,
    label: p.white,
    mark: 'drop',
    ground: p.rosePale,
  },
  'nmw-brightening-cream': { kind: 'jar', cap: p.sand, mark: 'star', ground: p.rosePale },
  'nmw-night-repair-cream': {
    kind: 'jar',
    cap: p.plum,
    body: p.roseSoft,
    label: p.white,
    mark: 'moon',
    ground: p.sagePale,
  },
  'nmw-sunscreen-gel-spf-50': { kind: 'sunscreen', cap: p.gold, mark: 'sun', ground: p.sagePale },
  'nmw-sunscreen-cream-spf-30': {
    kind: 'sunscreen',
    cap: p.plum,
    body: p.sandPale,
    label: p.white,
    mark: 'sun',
    ground: p.rosePale,
  },
  'nmw-tinted-sunscreen-spf-40': {
    kind: 'sunscreen',
    cap: p.skinBrown,
    body: p.skinWarm,
    label: p.white,
    mark: 'sun',
    ground: p.sandPale,
  },
  'nmw-acne-spot-gel': { kind: 'slim', cap: p.sageDeep, label: p.sagePale, mark: 'dots', ground: p.rosePale },
  'nmw-scar-silicone-gel': {
    kind: 'slim',
    cap: p.plum,
    body: p.rosePale,
    label: p.white,
    mark: 'plus',
    ground: p.sandPale,
  },
  'nmw-eye-contour-cream': {
    kind: 'slim',
    cap: p.sand,
    body: p.white,
    label: p.rosePale,
    mark: 'eye',
    ground: p.sagePale,
  },
  'nmw-clay-mask': { kind: 'jar', cap: p.skinBrown, body: p.stone, label: p.white, mark: 'leaf', ground: p.sagePale },
  'nmw-sleeping-mask': { kind: 'jar', cap: p.rose, label: p.rosePale, mark: 'moon', ground: p.stonePale },
  'nmw-body-lotion-brightening': {
    kind: 'pump',
    cap: p.gold,
    body: p.sandPale,
    label: p.white,
    mark: 'star',
    ground: p.rosePale,
  },
  'nmw-body-wash-sensitive': { kind: 'shampoo', cap: p.rose, label: p.rosePale, mark: 'leaf', ground: p.sandPale },
  'nmw-back-acne-spray': { kind: 'spray', cap: p.sageDeep, label: p.sagePale, mark: 'dots', ground: p.stonePale },
  'nmw-hair-tonic-scalp': {
    kind: 'tonic',
    cap: p.plum,
    body: p.sageLight,
    label: p.white,
    mark: 'hair',
    ground: p.sandPale,
  },
  'nmw-anti-dandruff-shampoo': {
    kind: 'shampoo',
    cap: p.plum,
    body: p.roseSoft,
    label: p.white,
    mark: 'hair',
    ground: p.sagePale,
  },
  'nmw-collagen-drink': { kind: 'sachet', cap: p.rose, mark: 'fruit', ground: p.sagePale },
  'nmw-vitamin-rambut-dan-kuku': {
    kind: 'pills',
    cap: p.sand,
    body: p.white,
    label: p.rosePale,
    mark: 'hair',
    ground: p.sandPale,
  },
}

type SetLook = { ground: Colour; box: Colour; items: readonly [Container, Container, Container] }

/** Products that are several in one box. */
export const setLooks: Record<string, SetLook> = {
  'paket-perawatan-jerawat': {
    ground: p.rosePale,
    box: p.sage,
    items: [
      { kind: 'pump', cap: p.sageDeep, label: p.sagePale, mark: 'dots' },
      { kind: 'flask', cap: p.sageDeep, body: p.sagePale, label: p.white, mark: 'leaf' },
      { kind: 'slim', cap: p.sageDeep, label: p.sagePale, mark: 'dots' },
    ],
  },
  'paket-pencerah-wajah': {
    ground: p.sandPale,
    box: p.rose,
    items: [
      { kind: 'flask', cap: p.plum, body: p.rosePale, label: p.white, mark: 'drop' },
      { kind: 'dropper', cap: p.gold, body: p.sand, label: p.white, mark: 'fruit' },
      { kind: 'sunscreen', cap: p.gold, mark: 'sun' },
    ],
  },
}
