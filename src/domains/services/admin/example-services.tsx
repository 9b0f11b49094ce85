import { Alert, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { FALLBACK_SERVICES } from '../fallback-services.texts.ts';
import { SERVICE_TEXTS as TEXTS } from '../service.texts.ts';
import { priceText } from '../service.views.ts';
import { ServicePicture } from './service-picture.tsx';

/** Shows the built-in services, marked as examples, when the stored ones cannot be read. */
export function ExampleServices() {
  return (
    <Stack mt="md" component="section" aria-label={TEXTS.example}>
      <Alert color="orange" icon={<IconPlugConnectedX aria-hidden />} title={TEXTS.example}>
        {TEXTS.exampleHint}
      </Alert>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="sm">
        {FALLBACK_SERVICES.map(({ id, title, category, price, description }) => (
          <Paper key={id} withBorder p="sm">
            <Stack gap={8}>
              <ServicePicture title={title} image="" alt="" />
              <Title order={2} fz="md">
                {title}
              </Title>
              <Group justify="space-between" gap="xs">
                <Text size="sm" c="dimmed">
                  {category}
                </Text>
                <Text size="sm" fw={600}>
                  {priceText(price)}
                </Text>
              </Group>
              <Text size="sm">{description}</Text>
            </Stack>
          </Paper>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
