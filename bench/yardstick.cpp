// The yardstick for the kernel: greedy play-outs of the original game in plain C++17.
//
// The same shuffle, policy and results as `greedy_playouts` in src/ninetyeight/kernel/playouts.py,
// written for speed with the same means: sets of cards as two words, hands kept as they are and
// mirrored. `bench/kernel.py` compiles it, compares every game and prints both speeds.

#include <algorithm>
#include <cstdint>

namespace {

using Word = std::uint64_t;

constexpr int offset = 13;         // card c is bit c + 13 of 128
constexpr int mirror = 101;        // the place of card c on a pile that descends is 101 - c
constexpr int spot = offset - 10;  // what a top is shifted by, so that its trick is bit 0
constexpr int far = 64 * 4;        // plays from here on are beyond the window of 64 places
constexpr int no_play = 1 << 20;
constexpr Word golden = 0x9E3779B97F4A7C15, mix_one = 0xBF58476D1CE4E5B9,
               mix_two = 0x94D049BB133111EB;
constexpr Word reach = 0xFFFFFFFFFFFFF801;  // the trick and the places above the top

// A set of cards and its mirror image.
struct Hand {
    Word low = 0, high = 0, mirror_low = 0, mirror_high = 0;

    void add(unsigned bit) {
        const Word there = Word{1} << (bit & 63), mirrored = Word{1} << 63 >> (bit & 63);
        const Word upper = Word{0} - (bit >> 6);  // g++ would make a branch of `?:`
        low |= there & ~upper;
        high |= there & upper;
        mirror_low |= mirrored & upper;
        mirror_high |= mirrored & ~upper;
    }

    void remove(unsigned bit) {
        const Word there = Word{1} << (bit & 63), mirrored = Word{1} << 63 >> (bit & 63);
        const Word upper = Word{0} - (bit >> 6);
        low &= ~(there & ~upper);
        high &= ~(there & upper);
        mirror_low &= ~(mirrored & upper);
        mirror_high &= ~(mirrored & ~upper);
    }

    bool is_empty() const { return (low | high) == 0; }
};

inline Word mixed(Word word) {
    word = (word ^ (word >> 30)) * mix_one;
    word = (word ^ (word >> 27)) * mix_two;
    return word ^ (word >> 31);
}

// 64 places of a set from a bit on.
inline Word window(Word low, Word high, unsigned shift) {
    const unsigned within = shift & 63;
    const Word near = (low >> within) | (high << 1 << (within ^ 63));
    return shift < 64 ? near : high >> within;
}

// By value: `std::min` takes references, and g++ goes through memory for them.
inline int smaller(int one, int other) { return one < other ? one : other; }

inline int lowest(Word word) {
#ifdef __BMI__
    return static_cast<int>(__builtin_ia32_tzcnt_u64(word));
#else
    return word ? __builtin_ctzll(word) : 64;
#endif
}

inline int count_from(Word low, Word high, unsigned shift) {
    const unsigned within = shift & 63;
    if (shift < 64) return __builtin_popcountll(low >> within) + __builtin_popcountll(high);
    return __builtin_popcountll(high >> within);
}

inline unsigned spot_of(std::uint32_t spots, int pile) { return spots >> (8 * pile) & 0xFF; }

// The bit of the card that lies on top.
inline unsigned top_bit(std::uint32_t spots, int pile) {
    const unsigned bit = spot_of(spots, pile) + 10;
    return pile < 2 ? bit : 127 - bit;
}

inline std::uint32_t after(std::uint32_t spots, int play) {
    return spots + (static_cast<std::uint32_t>((play >> 2) - 10) << (8 * (play & 3)));
}

// The cheapest play that comes after the one that was tried, also a far one.
[[gnu::noinline, gnu::cold]] int next_play(Hand hand, std::uint32_t spots, int tried) {
    int best = no_play;
    for (int pile = 0; pile < 4; ++pile) {
        const Word low = pile < 2 ? hand.low : hand.mirror_low;
        const Word high = pile < 2 ? hand.high : hand.mirror_high;
        const int first = static_cast<int>(spot_of(spots, pile));
        for (int at = 0; first + at < 128; at = at ? at + 1 : 11) {
            const int bit = first + at, play = at * 4 + pile;
            if (play > tried && ((bit < 64 ? low >> bit : high >> (bit - 64)) & 1)) {
                best = std::min(best, play);
                break;
            }
        }
    }
    return best;
}

// Whether so many cards can be played, looking at every continuation (3.3).
[[gnu::noinline, gnu::cold]] bool can_play(Hand hand, std::uint32_t spots, int owed) {
    if (owed <= 0) return true;
    for (int play = next_play(hand, spots, -1); play != no_play;
         play = next_play(hand, spots, play)) {
        const std::uint32_t moved = after(spots, play);
        Hand rest = hand;
        rest.remove(top_bit(moved, play & 3));
        if (can_play(rest, moved, owed - 1)) return true;
    }
    return false;
}

// The cheapest play after which the rest of what is owed can be played.
[[gnu::noinline, gnu::cold]] int safe_play(Hand hand, std::uint32_t spots, int owed) {
    for (int play = next_play(hand, spots, -1); play != no_play;
         play = next_play(hand, spots, play)) {
        const std::uint32_t moved = after(spots, play);
        Hand rest = hand;
        rest.remove(top_bit(moved, play & 3));
        if (can_play(rest, moved, owed - 1)) return play;
    }
    return no_play;
}

}  // namespace

extern "C" void greedy_playouts(int players, int hand_size, int minimum, int lowest_card,
                                int highest_card, Word key, std::int64_t start, std::int64_t games,
                                int extra, std::uint8_t* __restrict won,
                                std::uint8_t* __restrict left) {
    const int size = highest_card - lowest_card + 1;
    const auto up_spot = static_cast<std::uint32_t>(lowest_card - 1 + spot);
    const auto down_spot = static_cast<std::uint32_t>(mirror - (highest_card + 1) + spot);
    const std::uint32_t first_spots = up_spot | up_spot << 8 | down_spot << 16 | down_spot << 24;
    const int best_extra = 4 * (extra + 10) + 3;
    std::uint8_t deck[128], picks[128];
    Hand hands[8];
    int held[8];
    for (std::int64_t number = 0; number < games; ++number) {
        const Word seed = mixed(key ^ mixed(static_cast<Word>(start + number) + golden));
        for (int at = 0; at < size; ++at) {
            deck[at] = static_cast<std::uint8_t>(lowest_card + at);
            const Word word = mixed(seed + static_cast<Word>(at + 1) * golden);
            picks[at] = static_cast<std::uint8_t>((word >> 32) * static_cast<Word>(size - at) >> 32);
        }
        for (int last = size - 1; last > 0; --last) std::swap(deck[last], deck[picks[size - 1 - last]]);
        int drawn = 0;
        for (int seat = 0; seat < players; ++seat) {
            Hand hand;
            for (int card = 0; card < hand_size; ++card) hand.add(deck[drawn++] + offset);
            hands[seat] = hand;
            held[seat] = hand_size;
        }
        std::uint32_t spots = first_spots;
        int seat = 0, rest = size;
        for (;;) {
            Hand hand = hands[seat];
            int cards = held[seat], played = 0;
            const int owed = drawn < size ? minimum : 1;
            const unsigned up = std::min(spots & 0xFF, spots >> 8 & 0xFF);
            const unsigned down = std::min(spots >> 16 & 0xFF, spots >> 24);
            int fitting = cards;
            if (up + down >= mirror + 2 * spot)
                fitting = count_from(hand.low, hand.high, up + 11) +
                          count_from(hand.mirror_low, hand.mirror_high, down + 11);
            if (fitting < owed) {
                if (!can_play(hand, spots, owed)) break;
                for (; played < owed; ++played, --cards) {
                    const int play = safe_play(hand, spots, owed - played);
                    spots = after(spots, play);
                    hand.remove(top_bit(spots, play & 3));
                }
            }
            while (cards > 0) {
                const Word a = window(hand.low, hand.high, spots & 0xFF) & reach;
                const Word b = window(hand.low, hand.high, spots >> 8 & 0xFF) & reach;
                const Word c = window(hand.mirror_low, hand.mirror_high, spots >> 16 & 0xFF) & reach;
                const Word d = window(hand.mirror_low, hand.mirror_high, spots >> 24) & reach;
                int play = smaller(smaller(lowest(a) << 2, lowest(b) << 2 | 1),
                                   smaller(lowest(c) << 2 | 2, lowest(d) << 2 | 3));
                if (played >= owed && play > best_extra) break;
                if (play >= far) {
                    play = next_play(hand, spots, -1);
                    if (play == no_play || (played >= owed && play > best_extra)) break;
                }
                spots = after(spots, play);
                hand.remove(top_bit(spots, play & 3));
                ++played;
                --cards;
            }
            rest -= played;
            if (rest == 0) break;
            const int draws = std::min(played, size - drawn);
            for (int card = 0; card < draws; ++card) hand.add(deck[drawn++] + offset);
            hands[seat] = hand;
            held[seat] = cards + draws;
            do seat = seat + 1 < players ? seat + 1 : 0;
            while (held[seat] == 0);
        }
        won[number] = rest == 0;
        left[number] = static_cast<std::uint8_t>(rest);
    }
}
