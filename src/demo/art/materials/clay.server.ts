import { colours } from '../kit/colour.server.ts';

/** Fired clays and stones, before light. */
export const CLAY = colours('#B5583A', '#A84A2E', '#C07048', '#B4643E', '#C68A63', '#9C4730', '#CFA07C');
export const NEW_CLAY = colours('#B8664A', '#AE5C42', '#C27355', '#B5694C');
export const OLD_CLAY = colours('#8C5B47', '#7E4A3A', '#97705A', '#6F4A3E', '#A08068', '#85624F');
export const PLAIN_CLAY = colours('#A04A31', '#8E3D2A', '#AF5B3C', '#7D3A2C', '#B8694A');
export const SLATE = colours('#56636F', '#4A5662', '#626F7A', '#515B68', '#6C7580', '#454F5C');
export const OLD_SLATE = colours('#5A5E5C', '#4E5350', '#676A64', '#575650', '#727268');
export const ZINC = colours('#9AABB6', '#A6B5BF', '#90A2AE', '#9FADB6');
export const OLD_ZINC = colours('#858D8C', '#7A8180', '#928F88', '#74797A');
export const OAK = colours('#A8794C', '#9A6C41', '#B58858', '#8F6238');
export const FIR = colours('#D0A169', '#C6945B', '#DAB07B', '#BE8A52');
export const OLD_OAK = colours('#6B523E', '#5E4736', '#766049', '#544030');
