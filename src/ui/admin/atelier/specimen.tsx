import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface SpecimenProps {
  /** Key in the recorded looks: "button-primary". */
  name: string;
  isWide?: boolean;
  children: ReactNode;
}

/** One component in one state; a journey compares its boxes and colours with those that were recorded. */
export function Specimen({ name, isWide = false, children }: SpecimenProps) {
  return (
    <div data-specimen={name} style={isWide ? { width: '100%' } : undefined}>
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
