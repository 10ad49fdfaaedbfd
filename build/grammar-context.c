/*
 * Trains the model of context: a logistic regression over features that are hashed, and a small network, whose scores
 * are added (Cheng et al. 2016, Wide & Deep Learning). Both learn together, one sentence after the other, by descent
 * along the slope of the logarithmic loss; the network with steps that grow shorter for each row (Duchi et al. 2011,
 * AdaGrad). Compiled and run by grammar-context.ts; in C because it is thirty times as fast as the same in TypeScript.
 *
 *   grammar-context SAMPLES WEIGHTS
 *
 * The sizes are those of context-network.ts and context-features.ts, given with -D. SAMPLES is a row of records: for
 * each sentence one whose second number is the count of its words, then one for each word. WEIGHTS gets the bias, the
 * weights of the regression and those of the network, as 32-bit floats.
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PLACES (2 * REACH + 1)
#define WORD_LENGTH (2 * ROW_LENGTH)
#define WIDE_COUNT (1 << WIDE_BITS)
#define FEATURES 24
#define WIDE_RATE 0.1f
#define DEEP_RATE 0.12f
/* Errors that are smaller teach nothing. */
#define LEAST_ERROR 0.01f
/* Steps grow shorter in the course of the training, down to this part. */
#define LEAST_PACE 0.03f
/* Keeps the first steps short. */
#define EASE 1e-4f

enum { RIGHT = 0, WRONG = 1 };

typedef struct {
  uint16_t row1, row2; /* the rows of the word in the two tables; in a heading, row2 is the count of words */
  uint8_t tag, label;
  uint16_t unused;
  uint32_t form, part; /* hashes of the form and of the part of speech */
} Word;

static float rows[2 * ROWS][ROW_LENGTH];
static float places[PLACES][WORD_LENGTH][HIDDEN];
static float tags[PLACES][TAGS][HIDDEN];
static float start[HIDDEN], result[HIDDEN];
static float row_sums[2 * ROWS], place_sums[PLACES][WORD_LENGTH], tag_sums[PLACES][TAGS], start_sum, result_sum;
static float wide[WIDE_COUNT];
static float bias = -3;
static float hidden[HIDDEN], seen[PLACES][WORD_LENGTH];
static const Word edge = {0, 0, TAGS - 1, 0, 0, 3, 5};

static float between(float spread) { return (rand() / (float)RAND_MAX * 2 - 1) * spread; }

static void fill(float *numbers, size_t count, float spread) {
  for (size_t at = 0; at < count; at += 1) numbers[at] = between(spread);
}

static uint32_t mix(uint32_t kind, uint32_t first, uint32_t second, uint32_t third, uint32_t fourth) {
  uint32_t hash = (first ^ (kind * 0x9e3779b1u)) * 0x85ebca6bu;
  hash = (hash ^ second ^ (hash >> 15)) * 0xc2b2ae35u;
  hash = (hash ^ third ^ (hash >> 13)) * 0x27d4eb2fu;
  hash = (hash ^ fourth ^ (hash >> 15)) * 0x165667b1u;
  return hash >> (32 - WIDE_BITS);
}

static const Word *word_at(const Word *words, int count, int index) {
  return index < 0 || index >= count ? &edge : &words[index];
}

/* The features of fillContextFeatures in context-features.ts, in the same order. */
static void find_features(const Word *words, int count, int index, uint32_t *found) {
  const Word *left3 = word_at(words, count, index - 3), *left2 = word_at(words, count, index - 2);
  const Word *left = word_at(words, count, index - 1), *here = word_at(words, count, index);
  const Word *right = word_at(words, count, index + 1), *right2 = word_at(words, count, index + 2);
  const Word *right3 = word_at(words, count, index + 3);
  const uint32_t features[FEATURES] = {
      mix(1, here->form, here->part, 0, 0),
      mix(2, left->form, here->form, 0, 0),
      mix(3, here->form, right->form, 0, 0),
      mix(4, left->part, here->form, 0, 0),
      mix(5, here->form, right->part, 0, 0),
      mix(6, left->part, here->part, right->part, 0),
      mix(7, left2->part, left->part, here->part, 0),
      mix(8, here->part, right->part, right2->part, 0),
      mix(9, left->part, here->form, right->part, 0),
      mix(10, left->form, here->part, right->form, 0),
      mix(11, left2->part, left->part, here->part, right->part),
      mix(12, left->part, here->part, right->part, right2->part),
      mix(13, left2->form, left->form, here->form, 0),
      mix(14, here->form, right->form, right2->form, 0),
      mix(15, left->form, here->form, right->form, 0),
      mix(16, left2->form, here->form, 0, 0),
      mix(17, here->form, right2->form, 0, 0),
      mix(18, left->form, here->part, 0, 0),
      mix(19, here->part, right->form, 0, 0),
      mix(20, left2->part, left->form, here->part, 0),
      mix(21, here->form, right->part, right2->part, 0),
      mix(22, left3->part, left2->part, left->part, here->part),
      mix(23, here->part, right->part, right2->part, right3->part),
      mix(24, left2->form, left->part, here->part, 0),
  };
  memcpy(found, features, sizeof features);
}

/* What the network says of a word; leaves its hidden numbers and what it saw for `learn`. */
static float score_of(const Word *words, int count, int index) {
  memcpy(hidden, start, sizeof hidden);
  for (int place = 0; place < PLACES; place += 1) {
    const Word *word = word_at(words, count, index + place - REACH);
    memcpy(seen[place], rows[word->row1], sizeof rows[0]);
    memcpy(seen[place] + ROW_LENGTH, rows[ROWS + word->row2], sizeof rows[0]);
    for (int unit = 0; unit < HIDDEN; unit += 1) hidden[unit] += tags[place][word->tag][unit];
    for (int part = 0; part < WORD_LENGTH; part += 1)
      for (int unit = 0; unit < HIDDEN; unit += 1) hidden[unit] += seen[place][part] * places[place][part][unit];
  }
  float score = 0;
  for (int unit = 0; unit < HIDDEN; unit += 1)
    if (hidden[unit] > 0) score += hidden[unit] * result[unit];
  return score;
}

static float square(const float *numbers, int count) {
  float sum = 0;
  for (int at = 0; at < count; at += 1) sum += numbers[at] * numbers[at];
  return sum / count;
}

/* Moves a row by its slopes; `sum` is how steep the row was so far. */
static void move(float *row, const float *slopes, int count, float *sum, float steepness, float rate) {
  *sum += steepness;
  const float step = rate / sqrtf(*sum + EASE);
  for (int at = 0; at < count; at += 1) row[at] += step * slopes[at];
}

static void learn(const Word *words, int count, int index, float error, float rate) {
  float slopes[HIDDEN], outer[HIDDEN];
  for (int unit = 0; unit < HIDDEN; unit += 1) {
    slopes[unit] = hidden[unit] > 0 ? error * result[unit] : 0;
    outer[unit] = hidden[unit] > 0 ? error * hidden[unit] : 0;
  }
  const float steepness = square(slopes, HIDDEN);
  move(result, outer, HIDDEN, &result_sum, square(outer, HIDDEN), rate);
  move(start, slopes, HIDDEN, &start_sum, steepness, rate);
  for (int place = 0; place < PLACES; place += 1) {
    const Word *word = word_at(words, count, index + place - REACH);
    float back[WORD_LENGTH];
    move(tags[place][word->tag], slopes, HIDDEN, &tag_sums[place][word->tag], steepness, rate);
    for (int part = 0; part < WORD_LENGTH; part += 1) {
      const float value = seen[place][part];
      float *row = places[place][part];
      float sum = 0;
      for (int unit = 0; unit < HIDDEN; unit += 1) sum += slopes[unit] * row[unit];
      back[part] = sum;
      place_sums[place][part] += steepness * value * value;
      const float step = rate * value / sqrtf(place_sums[place][part] + EASE);
      for (int unit = 0; unit < HIDDEN; unit += 1) row[unit] += step * slopes[unit];
    }
    const int row1 = word->row1, row2 = ROWS + word->row2;
    move(rows[row1], back, ROW_LENGTH, &row_sums[row1], square(back, ROW_LENGTH), rate);
    move(rows[row2], back + ROW_LENGTH, ROW_LENGTH, &row_sums[row2], square(back + ROW_LENGTH, ROW_LENGTH), rate);
  }
}

/* Learns from one word; returns its loss. */
static float read_word(const Word *words, int count, int index, float pace) {
  uint32_t found[FEATURES];
  find_features(words, count, index, found);
  float score = bias + score_of(words, count, index);
  for (int feature = 0; feature < FEATURES; feature += 1) score += wide[found[feature]];
  const float error = (words[index].label == WRONG) - 1 / (1 + expf(-score));
  if (fabsf(error) >= LEAST_ERROR) {
    bias += error * pace * 0.01f;
    for (int feature = 0; feature < FEATURES; feature += 1) wide[found[feature]] += error * pace * WIDE_RATE;
    learn(words, count, index, error, pace * DEEP_RATE);
  }
  return -logf(fmaxf(1e-9f, 1 - fabsf(error)));
}

int main(int count_of_arguments, char **arguments) {
  if (count_of_arguments != 3) return 2;
  FILE *file = fopen(arguments[1], "rb");
  if (file == NULL) return 1;
  fseek(file, 0, SEEK_END);
  const long count = ftell(file) / (long)sizeof(Word);
  rewind(file);
  Word *words = malloc(count * sizeof(Word));
  if (words == NULL || fread(words, sizeof(Word), count, file) != (size_t)count) return 1;
  fclose(file);

  srand(1);
  fill(&rows[0][0], sizeof rows / sizeof(float), 0.3f);
  fill(&places[0][0][0], sizeof places / sizeof(float), 0.12f);
  fill(&tags[0][0][0], sizeof tags / sizeof(float), 0.1f);
  fill(result, HIDDEN, 0.2f);
  double loss = 0;
  long read = 0;
  for (long at = 0; at < count; at += words[at].row2 + 1) {
    const int length = words[at].row2;
    const float pace = fmaxf(LEAST_PACE, 1 - (float)at / count);
    for (int index = 0; index < length; index += 1) {
      const uint8_t label = words[at + 1 + index].label;
      if (label != RIGHT && label != WRONG) continue;
      loss += read_word(words + at + 1, length, index, pace);
      read += 1;
      if (read % 2000000 == 0) {
        printf("%3.0f %%: loss of a word %.4f\n", 100.0 * at / count, loss / 2000000);
        fflush(stdout);
        loss = 0;
      }
    }
  }

  file = fopen(arguments[2], "wb");
  if (file == NULL) return 1;
  fwrite(&bias, sizeof bias, 1, file);
  fwrite(wide, sizeof wide, 1, file);
  fwrite(rows, sizeof rows, 1, file);
  fwrite(places, sizeof places, 1, file);
  fwrite(tags, sizeof tags, 1, file);
  fwrite(start, sizeof start, 1, file);
  fwrite(result, sizeof result, 1, file);
  return fclose(file) == 0 ? 0 : 1;
}
