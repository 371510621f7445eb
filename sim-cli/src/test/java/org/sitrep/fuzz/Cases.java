package org.sitrep.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.sitrep.fuzz.Corpus.Kind;
import org.sitrep.fuzz.Corpus.Sound;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Makes cases: each follows from the seed and its number, whatever came before it. */
final class Cases {
    /** A file that has become so large is damaged no further: what damages files makes several copies of them. */
    private static final int ENOUGH = 8 << 20;

    /** How often a file of each kind is damaged. */
    private static final List<Kind> KINDS = List.of(
            Kind.SCENARIO,
            Kind.SCENARIO,
            Kind.SCENARIO,
            Kind.COMPONENT,
            Kind.COMPONENT,
            Kind.COMPONENT,
            Kind.OVERLAY,
            Kind.PLAYBOOK,
            Kind.PLAYBOOK,
            Kind.BASELINE,
            Kind.BASELINE,
            Kind.RESULT,
            Kind.RESULT,
            Kind.RESULT,
            Kind.CHECKPOINT,
            Kind.PAGE);

    private static final List<Mutation> MUTATIONS = Stream.concat(
                    Stream.of(Mutation.values()),
                    Stream.of(
                            Mutation.TOKENS,
                            Mutation.TOKENS,
                            Mutation.TOKENS,
                            Mutation.NUMBERS,
                            Mutation.NUMBERS,
                            Mutation.BLOCKS,
                            Mutation.BLOCKS,
                            Mutation.BYTES))
            .filter(mutation -> mutation != Mutation.TREE && mutation != Mutation.PACKED)
            .toList();

    private static final Set<String> OF_WORK = Set.of("check", "resume", "baseline");

    private static final String OUTPUT = "-o|-w|--(out|write|to|dir|html|junit|markdown)";

    private final long seed;
    private final Corpus corpus;
    private final Commands commands;
    private final Map<String, CommandLine> known = new HashMap<>();

    Cases(final long seed, final Corpus corpus, final Commands commands) {
        this.seed = seed;
        this.corpus = corpus;
        this.commands = commands;
    }

    Case of(final long number) {
        final SplittableRandom random =
                new SplittableRandom(new SplittableRandom(seed).nextLong() + 0x9E3779B97F4A7C15L * number);
        return random.nextInt(5) < 3 ? ofFile(number, random) : ofOptions(number, random);
    }

    private Case ofFile(final long number, final SplittableRandom random) {
        final Kind kind = Edges.of(KINDS, random);
        final Sound sound = Edges.of(corpus.files().get(kind), random);
        byte[] bytes = sound.bytes();
        final StringBuilder damage = new StringBuilder(sound.file().toString());
        for (int left = random.nextInt(5) == 0 ? 2 : 1; left > 0 && bytes.length < ENOUGH; left--) {
            final Mutation mutation = mutation(kind, random);
            bytes = mutation.of(bytes, corpus.words(), random);
            damage.append(' ').append(mutation);
        }
        final String whole = Edges.of(Lines.whole(sound.file()), random);
        final List<String> args = words(Edges.of(Lines.of(kind), random)).stream()
                .map(word -> word.equals("F")
                        ? sound.file().toString()
                        : word.replace("--overlay F", "--overlay " + sound.file()))
                .map(word -> word.equals("S") ? Corpus.line(whole) : word)
                .toList();
        final boolean replaced = kind == Kind.CHECKPOINT || args.contains("baseline") || kind == Kind.PAGE;
        return new Case(
                number,
                damage.toString(),
                Optional.of(new Sound(sound.file(), bytes)),
                args,
                replaced
                        ? places(
                                kind == Kind.CHECKPOINT
                                        ? "made/cut"
                                        : sound.file().toString())
                        : List.of(),
                OF_WORK.contains(args.get(0)));
    }

    private static Mutation mutation(final Kind kind, final SplittableRandom random) {
        if ((kind == Kind.RESULT || kind == Kind.CHECKPOINT) && random.nextBoolean()) {
            return Mutation.TREE;
        }
        if (kind == Kind.BASELINE && random.nextInt(3) == 0) {
            return Mutation.PACKED;
        }
        return Edges.of(MUTATIONS, random);
    }

    private static List<String> words(final String line) {
        return Corpus.words(line);
    }

    private Case ofOptions(final long number, final SplittableRandom random) {
        final List<String> args = new ArrayList<>(words(Edges.of(Lines.OF_COMMANDS, random)));
        final CommandLine command = known.computeIfAbsent(args.get(0), commands::named);
        final List<Path> places = new ArrayList<>();
        final StringBuilder damage = new StringBuilder();
        for (int left = 1 + random.nextInt(2); left > 0; left--) {
            final List<PositionalParamSpec> positional =
                    command.getCommandSpec().positionalParameters();
            if (!positional.isEmpty() && random.nextInt(6) == 0) {
                final String value = OptionValues.of(Edges.of(positional, random), corpus.words(), random);
                if (random.nextBoolean() && args.size() > 1 && !args.get(1).startsWith("-")) {
                    args.set(1, value);
                } else {
                    args.add(value);
                }
                places.addAll(args.contains("resume") ? places(value) : List.of());
                damage.append("argument ");
            } else if (random.nextInt(12) == 0) {
                shuffle(args, random);
                damage.append("words ");
            } else {
                final OptionSpec option = Edges.of(command.getCommandSpec().options(), random);
                places.addAll(put(args, option, random));
                damage.append(option.longestName()).append(' ');
            }
        }
        places.addAll(args.contains("resume") ? places("made/cut") : List.of());
        for (int i = 1; i < args.size(); i++) {
            places.addAll(args.get(i - 1).matches(OUTPUT) ? places(args.get(i)) : List.of());
        }
        return new Case(number, damage.toString().strip(), Optional.empty(), List.copyOf(args), places, true);
    }

    /** Puts an option with some value behind the line, and returns where that lets it write. */
    private List<Path> put(final List<String> args, final OptionSpec option, final SplittableRandom random) {
        if (option.arity().max() == 0) {
            args.add(option.longestName());
            return List.of();
        }
        final String value = OptionValues.of(option, corpus.words(), random);
        final String name = Edges.of(List.of(option.names()), random);
        if (random.nextInt(3) == 0 && name.startsWith("--") || option.arity().min() == 0) {
            args.add(name.startsWith("--") ? name + "=" + value : name + value);
        } else {
            args.add(name);
            if (random.nextInt(40) > 0) {
                args.add(value);
            }
        }
        return OptionValues.isOutput(option) ? places(value) : List.of();
    }

    private static void shuffle(final List<String> args, final SplittableRandom random) {
        if (args.isEmpty()) {
            return;
        }
        final int at = random.nextInt(args.size());
        switch (random.nextInt(3)) {
            case 0 -> {
                if (!args.get(Math.max(0, at - 1)).matches(OUTPUT)) {
                    args.remove(at);
                }
            }
            case 1 -> args.add(random.nextInt(args.size() + 1), args.get(at));
            default -> args.add(random.nextInt(args.size() + 1), Edges.word(random));
        }
    }

    /** Returns a place that the line names as its output, and what it leads to if it is a link. */
    private static List<Path> places(final String named) {
        try {
            final Path place =
                    Path.of(named.isEmpty() ? "." : named).toAbsolutePath().normalize();
            return Files.isSymbolicLink(place)
                    ? List.of(
                            place,
                            place.resolveSibling(Files.readSymbolicLink(place)).normalize())
                    : List.of(place);
        } catch (final InvalidPathException | IOException none) {
            return List.of();
        }
    }
}
