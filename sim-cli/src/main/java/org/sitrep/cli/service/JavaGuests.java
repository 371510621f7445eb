package org.sitrep.cli.service;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.jar.JarEntry;
import java.util.jar.JarInputStream;
import org.sitrep.cli.UserError;
import org.sitrep.scenario.Findings;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotFailure;
import org.sitrep.strategy.BotProvider;

/** Finds the bots in a source file or a jar. What they are made of is the author's code: none of it runs before a file is named on the command line. */
final class JavaGuests {
    private static final String SERVICES = "META-INF/services/" + BotProvider.class.getName();
    private static final String OURS = "org.sitrep.";

    private JavaGuests() {}

    /**
     * Returns the one bot of a source file, empty if it does not compile.
     *
     * @param ruleset the game that it is to play
     * @throws UserError if there is not exactly one bot in it
     */
    static Optional<BotProvider> ofSource(
            final String file, final byte[] source, final String ruleset, final Findings findings) {
        final Map<String, byte[]> classes = BotCompiler.compile(file, source, findings);
        if (classes.isEmpty()) {
            return Optional.empty();
        }
        final BotClassLoader loader = loader(file, classes);
        final List<Class<?>> bots = new ArrayList<>();
        for (final String path : classes.keySet()) {
            final Class<?> found = load(
                    file,
                    loader,
                    path.substring(0, path.length() - ".class".length()).replace('/', '.'));
            if (Bot.class.isAssignableFrom(found)
                    && Modifier.isPublic(found.getModifiers())
                    && !Modifier.isAbstract(found.getModifiers())) {
                bots.add(found);
            }
        }
        if (bots.size() != 1) {
            throw UserError.badData(
                    file + " has " + bots.size() + " public classes that extend Bot", "one of them has to be there");
        }
        return Optional.of(new SourceProvider(file, ruleset, bots.get(0)));
    }

    /**
     * Returns the bots that a jar offers.
     *
     * @throws UserError if it is no jar, or offers none
     */
    static List<BotProvider> ofJar(final String file, final byte[] jar) {
        final Map<String, byte[]> entries = entries(file, jar);
        final byte[] services = entries.get(SERVICES);
        if (services == null) {
            throw UserError.badData(file + " offers no bots", "it needs " + SERVICES + ", which names their providers");
        }
        final BotClassLoader loader = loader(file, entries);
        final List<BotProvider> providers = new ArrayList<>();
        for (final String line : new String(services, StandardCharsets.UTF_8).split("\\R")) {
            final String name = line.replaceFirst("#.*", "").strip();
            if (!name.isEmpty()) {
                providers.add(provider(file, load(file, loader, name)));
            }
        }
        if (providers.isEmpty()) {
            throw UserError.badData(file + " offers no bots", SERVICES + " is empty");
        }
        return providers;
    }

    private static Map<String, byte[]> entries(final String file, final byte[] jar) {
        final Map<String, byte[]> entries = new LinkedHashMap<>();
        try (JarInputStream in = new JarInputStream(new ByteArrayInputStream(jar))) {
            for (JarEntry entry = in.getNextJarEntry(); entry != null; entry = in.getNextJarEntry()) {
                if (!entry.isDirectory()) {
                    entries.put(entry.getName(), in.readAllBytes());
                }
            }
        } catch (final IOException | IllegalArgumentException | SecurityException broken) {
            throw UserError.badData("cannot read " + file + ": " + broken.getMessage(), "is it a jar?");
        }
        return entries;
    }

    private static BotClassLoader loader(final String file, final Map<String, byte[]> entries) {
        for (final String path : entries.keySet()) {
            if (path.startsWith(OURS.replace('.', '/')) && path.endsWith(".class")) {
                throw UserError.badData(
                        file + " puts a class into a package of Sitrep",
                        "choose a package that does not begin with " + OURS);
            }
        }
        return new BotClassLoader(file, entries);
    }

    private static Class<?> load(final String file, final BotClassLoader loader, final String name) {
        try {
            return loader.own(name);
        } catch (final ClassNotFoundException | LinkageError unusable) {
            throw UserError.badData(file + ": cannot load " + name + ": " + unusable, "");
        }
    }

    private static BotProvider provider(final String file, final Class<?> type) {
        if (!BotProvider.class.isAssignableFrom(type)) {
            throw UserError.badData(file + ": " + type.getName() + " is no BotProvider", "");
        }
        return (BotProvider) made(file, type);
    }

    /**
     * Makes one of a class by its public constructor without arguments.
     *
     * @throws UserError if there is none, or it throws
     */
    private static Object made(final String file, final Class<?> type) {
        try {
            final Constructor<?> constructor = type.getConstructor();
            return constructor.newInstance();
        } catch (final NoSuchMethodException | InstantiationException | IllegalAccessException unfit) {
            throw UserError.badData(
                    file + ": " + type.getName() + " cannot be made",
                    "it needs to be public, with a public constructor without arguments");
        } catch (final InvocationTargetException | LinkageError failed) {
            final Throwable cause = failed.getCause() == null ? failed : failed.getCause();
            throw UserError.badData(
                    file + ": the constructor of " + type.getName() + " threw " + BotFailure.told(cause), "");
        }
    }

    /** Returns the view that a class of bots declares to see, empty if that cannot be told. */
    static Optional<Class<?>> viewOf(final Class<?> type) {
        for (Class<?> at = type; at != null && at != Object.class; at = at.getSuperclass()) {
            final Type parent = at.getGenericSuperclass();
            if (at.getSuperclass() == Bot.class && parent instanceof ParameterizedType typed) {
                final Type view = typed.getActualTypeArguments()[0];
                return view instanceof Class<?> known ? Optional.of(known) : Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** Offers the bot of a source file, named after its class. */
    private record SourceProvider(String file, String ruleset, Class<?> type) implements BotProvider {
        @Override
        public String id() {
            return type.getSimpleName();
        }

        @Override
        public String summary() {
            return "from " + file;
        }

        @Override
        public Bot<?> create() {
            return (Bot<?>) made(file, type);
        }
    }
}
