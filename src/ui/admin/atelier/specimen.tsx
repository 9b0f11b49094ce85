import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';

const WIDTHS = { field: { width: 240 }, wide: { width: '100%' } };

interface SpecimenProps {
  /** Key in the recorded looks: "button-primary". */
  name: string;
  /** A field has a width of its own, since browsers choose different ones. */
  width?: 'field' | 'wide';
  children: ReactNode;
}

/** One component in one state; a journey compares its boxes and colours with those that were recorded. */
export function Specimen({ name, width, children }: SpecimenProps) {
  return (
    <div data-specimen={name} style={width && WIDTHS[width]}>
      {children}
    </div>
  );
}

/** A group of specimens under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Title order={2} fz="lg" mb="sm">
        {title}
      </Title>
      <Group align="flex-start" gap="md" mb="xl">
        {children}
      </Group>
    </section>
  );
}
