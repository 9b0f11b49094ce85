export type Joint = readonly [number, number];

/** Joints in metres: to the right of the feet, and above them. */
export type Pose = {
  head: Joint;
  neck: Joint;
  chest: Joint;
  hips: Joint;
  farArm: readonly [Joint, Joint, Joint];
  nearArm: readonly [Joint, Joint, Joint];
  farLeg: readonly [Joint, Joint, Joint];
  nearLeg: readonly [Joint, Joint, Joint];
};

export const POSES = {
  stand: {
    head: [0.03, 1.66],
    neck: [0, 1.5],
    chest: [0, 1.3],
    hips: [0, 0.94],
    farArm: [
      [0.17, 1.42],
      [0.25, 1.15],
      [0.16, 0.92],
    ],
    nearArm: [
      [-0.17, 1.42],
      [-0.3, 1.2],
      [-0.16, 1.02],
    ],
    farLeg: [
      [0.08, 0.92],
      [0.14, 0.5],
      [0.18, 0.06],
    ],
    nearLeg: [
      [-0.08, 0.92],
      [-0.12, 0.5],
      [-0.16, 0.06],
    ],
  },
  carry: {
    head: [0.1, 1.6],
    neck: [0.04, 1.46],
    chest: [0.02, 1.26],
    hips: [-0.03, 0.9],
    farArm: [
      [0.12, 1.4],
      [0.34, 1.3],
      [0.24, 1.54],
    ],
    nearArm: [
      [-0.08, 1.4],
      [-0.3, 1.22],
      [-0.12, 1.46],
    ],
    farLeg: [
      [0.04, 0.9],
      [0.28, 0.58],
      [0.34, 0.1],
    ],
    nearLeg: [
      [-0.08, 0.9],
      [-0.14, 0.46],
      [-0.36, 0.08],
    ],
  },
  kneel: {
    head: [0.38, 1.02],
    neck: [0.27, 0.92],
    chest: [0.18, 0.78],
    hips: [-0.1, 0.5],
    farArm: [
      [0.3, 0.84],
      [0.5, 0.62],
      [0.68, 0.4],
    ],
    nearArm: [
      [0.16, 0.84],
      [0.36, 0.54],
      [0.58, 0.3],
    ],
    farLeg: [
      [-0.04, 0.5],
      [0.28, 0.44],
      [0.24, 0.06],
    ],
    nearLeg: [
      [-0.14, 0.48],
      [-0.02, 0.08],
      [-0.44, 0.08],
    ],
  },
  hammer: {
    head: [0.24, 1.56],
    neck: [0.16, 1.42],
    chest: [0.08, 1.24],
    hips: [-0.06, 0.88],
    farArm: [
      [0.26, 1.32],
      [0.5, 1.12],
      [0.66, 0.96],
    ],
    nearArm: [
      [0, 1.36],
      [0.08, 1.62],
      [0.34, 1.82],
    ],
    farLeg: [
      [0.02, 0.88],
      [0.28, 0.54],
      [0.32, 0.06],
    ],
    nearLeg: [
      [-0.12, 0.88],
      [-0.16, 0.46],
      [-0.32, 0.06],
    ],
  },
  sit: {
    head: [0.06, 0.86],
    neck: [0.01, 0.7],
    chest: [-0.02, 0.5],
    hips: [-0.04, 0.14],
    farArm: [
      [0.14, 0.62],
      [0.32, 0.4],
      [0.42, 0.3],
    ],
    nearArm: [
      [-0.14, 0.62],
      [-0.26, 0.36],
      [-0.3, 0.1],
    ],
    farLeg: [
      [0.04, 0.12],
      [0.42, 0.24],
      [0.52, -0.2],
    ],
    nearLeg: [
      [-0.04, 0.1],
      [0.32, 0.16],
      [0.38, -0.3],
    ],
  },
  spray: {
    head: [0.14, 1.64],
    neck: [0.08, 1.49],
    chest: [0.04, 1.3],
    hips: [-0.04, 0.93],
    farArm: [
      [0.18, 1.4],
      [0.36, 1.14],
      [0.62, 1.12],
    ],
    nearArm: [
      [-0.08, 1.4],
      [-0.1, 1.1],
      [0.2, 1.02],
    ],
    farLeg: [
      [0.04, 0.92],
      [0.24, 0.52],
      [0.26, 0.06],
    ],
    nearLeg: [
      [-0.1, 0.92],
      [-0.14, 0.5],
      [-0.28, 0.06],
    ],
  },
} as const satisfies Record<string, Pose>;
