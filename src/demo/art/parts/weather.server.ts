import { blur, type Easel, group, pathOf } from '../kit/easel.server.ts';
import type { Random } from '../kit/seeded-random.server.ts';
import { type Point, point } from '../kit/space.server.ts';

const at = (value: number) => value.toFixed(1);

/** Slanted rain in three depths. */
export function drawRain(easel: Easel, random: Random, strength = 1): void {
  for (const [count, long, wide, opacity] of [
    [420, 26, 0.9, 0.22],
    [200, 46, 1.4, 0.26],
    [70, 80, 2.2, 0.24],
  ] as const) {
    const lines = Array.from({ length: Math.round(count * strength) }, () => {
      const [x, y] = [random.between(-40, easel.width + 40), random.between(-40, easel.height)];
      const reach = long * random.between(0.6, 1.3);
      return `M${at(x)} ${at(y)}l${at(-reach * 0.16)} ${at(reach)}`;
    });
    easel.put(
      `<path d="${lines.join('')}" fill="none" stroke="#dfe9f0" stroke-width="${wide}" stroke-opacity="${opacity}" stroke-linecap="round"/>`,
    );
  }
}

export function drawSnowfall(easel: Easel, random: Random, count: number): void {
  const flakes = Array.from({ length: count }, () => {
    const radius = 0.8 + random.next() ** 4 * 5;
    return `M${at(random.between(0, easel.width))} ${at(random.between(0, easel.height))}m${at(-radius)} 0a${at(radius)} ${at(radius)} 0 1 0 ${at(2 * radius)} 0a${at(radius)} ${at(radius)} 0 1 0 ${at(-2 * radius)} 0`;
  });
  easel.put(`<path d="${flakes.join('')}" fill="#fff" fill-opacity=".75"/>`);
}

/** A jet of water from a lance: fine threads, then mist and drops where it strikes. */
export function drawSpray(easel: Easel, random: Random, from: Point, to: Point, spread: number): void {
  const threads: string[] = [];
  const drops: string[] = [];
  for (let index = 0; index < 190; index += 1) {
    const aim = point(
      to.x + spread * (random.next() + random.next() - 1),
      to.y + spread * 0.5 * (random.next() + random.next() - 1),
    );
    const [start, end] = [random.between(0, 0.7), random.between(0.75, 1)];
    const put = (share: number) => `${at(from.x + (aim.x - from.x) * share)} ${at(from.y + (aim.y - from.y) * share)}`;
    threads.push(`M${put(start)}L${put(end)}`);
  }
  for (let index = 0; index < 260; index += 1) {
    const angle = random.between(Math.PI * 1.02, Math.PI * 1.98);
    const reach = spread * (0.2 + 1.3 * random.next() ** 2);
    const radius = random.between(0.8, 3.4);
    const [x, y] = [to.x + Math.cos(angle) * reach * 1.3, to.y + Math.sin(angle) * reach * 0.75 + spread * 0.2];
    drops.push(
      `M${at(x)} ${at(y)}m${at(-radius)} 0a${at(radius)} ${at(radius)} 0 1 0 ${at(2 * radius)} 0a${at(radius)} ${at(radius)} 0 1 0 ${at(-2 * radius)} 0`,
    );
  }
  group(easel, blur(easel, spread * 0.16), () => {
    for (let index = 0; index < 9; index += 1) {
      const [x, y] = [to.x + random.between(-0.7, 0.7) * spread, to.y + random.between(-0.55, 0.15) * spread];
      easel.put(
        `<ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(spread * random.between(0.3, 0.6))}" ry="${at(spread * random.between(0.18, 0.34))}" fill="#fff" fill-opacity=".2"/>`,
      );
    }
    easel.put(
      `<path d="${pathOf([from, point(to.x - spread * 0.8, to.y - spread * 0.1), point(to.x + spread * 0.8, to.y + spread * 0.2)])}" fill="#eaf4fa" fill-opacity=".3"/>`,
    );
  });
  easel.put(
    `<path d="${threads.join('')}" fill="none" stroke="#f6fbff" stroke-width="1.6" stroke-opacity=".42" stroke-linecap="round"/>`,
  );
  easel.put(`<path d="${drops.join('')}" fill="#fff" fill-opacity=".7"/>`);
}

/** Light falling through an opening: a shaft that fades on its way. */
export function drawShaft(
  easel: Easel,
  outline: readonly [Point, Point, Point, Point],
  tint: string,
  strength: number,
  softness = 9,
): void {
  const [a, b, c, d] = outline;
  const fill = easel.define(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${at((a.x + b.x) / 2)}" y1="${at((a.y + b.y) / 2)}" x2="${at((c.x + d.x) / 2)}" y2="${at((c.y + d.y) / 2)}">` +
      `<stop offset="0" stop-color="${tint}" stop-opacity="${strength}"/><stop offset="1" stop-color="${tint}" stop-opacity="${strength * 0.12}"/></linearGradient>`,
  );
  group(easel, `style="mix-blend-mode:screen" ${blur(easel, softness)}`, () =>
    easel.put(`<path d="${pathOf(outline)}" fill="url(#${fill})"/>`),
  );
}

export function drawDust(
  easel: Easel,
  random: Random,
  box: { x: number; y: number; wide: number; tall: number },
  count: number,
): void {
  const specks = Array.from({ length: count }, () => {
    const radius = 0.7 + random.next() ** 3 * 2.6;
    return `M${at(box.x + random.next() * box.wide)} ${at(box.y + random.next() * box.tall)}m${at(-radius)} 0a${at(radius)} ${at(radius)} 0 1 0 ${at(2 * radius)} 0a${at(radius)} ${at(radius)} 0 1 0 ${at(-2 * radius)} 0`;
  });
  easel.put(`<path d="${specks.join('')}" fill="#fff3d6" fill-opacity=".5"/>`);
}

/** A falling drop with its tail. */
export function drawDrop(easel: Easel, { x, y }: Point, size: number): void {
  easel.put(
    `<path d="M${at(x)} ${at(y - size * 2.2)}c${at(size * 0.3)} ${at(size)} ${at(size)} ${at(size * 1.4)} ${at(size)} ${at(size * 2.2)}a${at(size)} ${at(size)} 0 1 1 ${at(-2 * size)} 0c0 ${at(-size * 0.8)} ${at(size * 0.7)} ${at(-size * 1.2)} ${at(size)} ${at(-size * 2.2)}z" fill="#cfe3ef" fill-opacity=".9"/>` +
      `<ellipse cx="${at(x - size * 0.35)}" cy="${at(y + size * 0.1)}" rx="${at(size * 0.2)}" ry="${at(size * 0.42)}" fill="#fff" fill-opacity=".9"/>`,
  );
}

/** Rings where drops meet water. */
export function drawRipples(easel: Easel, centre: Point, size: number): void {
  for (const share of [1, 0.66, 0.34]) {
    easel.put(
      `<ellipse cx="${at(centre.x)}" cy="${at(centre.y)}" rx="${at(size * share)}" ry="${at(size * share * 0.3)}" fill="none" stroke="#e8f2f8" stroke-opacity=".7" stroke-width="${at(Math.max(1, size * 0.035))}"/>`,
    );
  }
}
