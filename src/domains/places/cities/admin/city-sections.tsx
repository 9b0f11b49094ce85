import { Fieldset, Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { LinesField } from '#src/ui/admin/lines-field.tsx';
import {
  ADVANTAGE_ICONS,
  CITY_ADVANTAGES,
  CITY_COUNTS,
  CITY_SCENES,
  CITY_TRADES,
  type CityTrade,
} from '../city-content.contract.ts';
import { CITY_EDITOR_TEXTS as TEXTS } from '../city-editor.texts.ts';
import { CITY_PAGE_TEXTS } from '../city-page.texts.ts';
import type { CityValues } from './city-values.ts';
import { ItemList } from './item-list.tsx';

type Form = UseFormReturnType<CityValues>;
type SectionName = keyof typeof TEXTS.sections;

const { fields: FIELDS } = TEXTS;

interface SectionProps {
  form: Form;
  name: SectionName;
  children: ReactNode;
}

/** Fields of one section below the question that they answer. */
function Section({ form, name, children }: SectionProps) {
  const error = form.errors[name];
  return (
    <Fieldset legend={TEXTS.sections[name]}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {TEXTS.questions[name]}
        </Text>
        {error && (
          <Text size="sm" c="red" role="alert">
            {error}
          </Text>
        )}
        {children}
      </Stack>
    </Fieldset>
  );
}

interface FieldProps {
  form: Form;
  at: string;
  label: string;
}

const Line = ({ form, at, label }: FieldProps) => <TextInput label={label} {...form.getInputProps(at)} />;
const Prose = ({ form, at, label }: FieldProps) => (
  <Textarea label={label} autosize minRows={2} maxRows={10} {...form.getInputProps(at)} />
);
function Lines({ form, at, label }: FieldProps) {
  const { value, error, onBlur } = form.getInputProps(at);
  const change = (lines: string[]): void => form.setFieldValue(at, lines as never);
  return <LinesField label={label} value={value} error={error} onBlur={onBlur} onChange={change} />;
}

/** Title and text of one item. */
const Titled = ({ form, at }: Pick<FieldProps, 'form' | 'at'>) => (
  <>
    <Line form={form} at={`${at}.title`} label={FIELDS.title} />
    <Prose form={form} at={`${at}.text`} label={FIELDS.text} />
  </>
);

const SCENES = CITY_SCENES.map((value) => ({ value, label: TEXTS.scenes[value] }));
const ICONS = ADVANTAGE_ICONS.map((value) => ({ value, label: TEXTS.icons[value] }));
const LINES = ['covering', 'slope', 'edge', 'wear', 'season', 'check'] as const;
const EMPTY = { title: '', text: '' };
const toTitle = ({ title }: { title: string }): string => title;

function Trades({ form }: { form: Form }) {
  const { trades } = form.values.services;
  const free = CITY_TRADES.find((trade) => trades.every((one) => one.trade !== trade));
  const choices = CITY_TRADES.map((value) => ({ value, label: CITY_PAGE_TEXTS.services.labels[value] }));
  const empty: CityTrade = { ...EMPTY, trade: free ?? CITY_TRADES[0], features: [] };
  return (
    <ItemList
      form={form}
      path="services.trades"
      items={trades}
      most={CITY_TRADES.length}
      empty={empty}
      toTitle={toTitle}
    >
      {(at) => (
        <>
          <NativeSelect label={FIELDS.trade} data={choices} {...form.getInputProps(`${at}.trade`)} />
          <Titled form={form} at={at} />
          <Lines form={form} at={`${at}.features`} label={FIELDS.features} />
        </>
      )}
    </ItemList>
  );
}

function Advantages({ form }: { form: Form }) {
  const { list } = form.values.advantages;
  const empty = { ...EMPTY, icon: 'check' as const };
  return (
    <ItemList form={form} path="advantages.list" items={list} most={CITY_ADVANTAGES} empty={empty} toTitle={toTitle}>
      {(at) => (
        <>
          <NativeSelect label={FIELDS.icon} data={ICONS} {...form.getInputProps(`${at}.icon`)} />
          <Titled form={form} at={at} />
        </>
      )}
    </ItemList>
  );
}

function Questions({ form }: { form: Form }) {
  const { list } = form.values.questions;
  return (
    <ItemList
      form={form}
      path="questions.list"
      items={list}
      most={CITY_COUNTS.questions}
      empty={{ question: '', answer: '' }}
      toTitle={({ question }) => question}
    >
      {(at) => (
        <>
          <Line form={form} at={`${at}.question`} label={FIELDS.question} />
          <Prose form={form} at={`${at}.answer`} label={FIELDS.answer} />
        </>
      )}
    </ItemList>
  );
}

function First({ form }: { form: Form }) {
  return (
    <>
      <Section form={form} name="meta">
        <Line form={form} at="meta.title" label={FIELDS.metaTitle} />
        <Prose form={form} at="meta.description" label={FIELDS.metaDescription} />
        <Line form={form} at="meta.keywords" label={FIELDS.keywords} />
      </Section>
      <Section form={form} name="hero">
        <Line form={form} at="hero.eyebrow" label={FIELDS.eyebrow} />
        <Line form={form} at="hero.title" label={FIELDS.title} />
        <Prose form={form} at="hero.text" label={FIELDS.text} />
      </Section>
      <Section form={form} name="identity">
        <Line form={form} at="identity.title" label={FIELDS.title} />
        {LINES.map((line) => (
          <Line key={line} form={form} at={`identity.${line}`} label={FIELDS[line]} />
        ))}
        <Group grow align="flex-start">
          <NativeSelect label={FIELDS.scene} data={SCENES} {...form.getInputProps('scene')} />
          <Line form={form} at="identity.caption" label={FIELDS.caption} />
        </Group>
      </Section>
      <Section form={form} name="roofs">
        <Line form={form} at="roofs.title" label={FIELDS.title} />
        <Lines form={form} at="roofs.paragraphs" label={FIELDS.paragraphs} />
      </Section>
    </>
  );
}

/** Title, and introduction where the section has one. */
const Heading = ({ form, at, hasLead = false }: { form: Form; at: string; hasLead?: boolean }) => (
  <>
    <Line form={form} at={`${at}.title`} label={FIELDS.title} />
    {hasLead && <Prose form={form} at={`${at}.lead`} label={FIELDS.lead} />}
  </>
);

function Middle({ form }: { form: Form }) {
  return (
    <>
      <Section form={form} name="services">
        <Heading form={form} at="services" hasLead />
        <Trades form={form} />
      </Section>
      <Section form={form} name="advantages">
        <Heading form={form} at="advantages" />
        <Advantages form={form} />
      </Section>
      <Section form={form} name="job">
        <Heading form={form} at="job" hasLead />
        <ItemList
          form={form}
          path="job.steps"
          items={form.values.job.steps}
          most={CITY_COUNTS.steps}
          empty={EMPTY}
          toTitle={toTitle}
        >
          {(at) => <Titled form={form} at={at} />}
        </ItemList>
      </Section>
    </>
  );
}

function Last({ form }: { form: Form }) {
  const { list } = form.values.quarters;
  return (
    <>
      <Section form={form} name="rules">
        <Heading form={form} at="rules" />
        <Lines form={form} at="rules.paragraphs" label={FIELDS.paragraphs} />
      </Section>
      <Section form={form} name="quarters">
        <Heading form={form} at="quarters" />
        <ItemList
          form={form}
          path="quarters.list"
          items={list}
          most={CITY_COUNTS.quarters}
          empty={EMPTY}
          toTitle={toTitle}
        >
          {(at) => <Titled form={form} at={at} />}
        </ItemList>
        <Lines form={form} at="quarters.communes" label={FIELDS.communes} />
      </Section>
      <Section form={form} name="testimonials">
        <Heading form={form} at="testimonials" />
      </Section>
      <Section form={form} name="questions">
        <Heading form={form} at="questions" />
        <Questions form={form} />
      </Section>
      <Section form={form} name="contact">
        <Heading form={form} at="contact" hasLead />
      </Section>
    </>
  );
}

/** Fields of every section, in the order of the page. */
export const CitySections = ({ form }: { form: Form }) => (
  <>
    <First form={form} />
    <Middle form={form} />
    <Last form={form} />
  </>
);
