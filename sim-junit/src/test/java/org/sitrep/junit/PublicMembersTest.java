package org.sitrep.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Holds the API of this module to a list, as {@code ApiTest} does for the core. A change by intent rewrites the list
 * with {@code -Dsitrep.golden=write} and is announced in the changelog.
 */
class PublicMembersTest {
    private static final Path LIST = Path.of("src/test/resources/org/sitrep/junit/api.txt");
    private static final Path CLASSES = Path.of("target/classes/org/sitrep/junit");

    @Test
    void areThoseOfTheList() throws IOException {
        final List<String> lines;
        try (Stream<Path> files = Files.list(CLASSES)) {
            lines = files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(".class") && !file.startsWith("package-info"))
                    .sorted()
                    .map(file -> type(file.substring(0, file.length() - ".class".length())))
                    .filter(type -> Modifier.isPublic(type.getModifiers()))
                    .flatMap(PublicMembersTest::members)
                    .toList();
        }
        if ("write".equals(System.getProperty("sitrep.golden"))) {
            Files.createDirectories(LIST.getParent());
            Files.write(LIST, lines);
        }
        assertEquals(
                String.join("\n", Files.readAllLines(LIST)),
                String.join("\n", lines),
                "the public API differs from " + LIST);
    }

    private static Class<?> type(final String name) {
        try {
            return Class.forName("org.sitrep.junit." + name);
        } catch (final ClassNotFoundException missing) {
            throw new AssertionError(missing);
        }
    }

    private static Stream<String> members(final Class<?> type) {
        final Stream<Member> members = Stream.of(
                        type.getDeclaredConstructors(), type.getDeclaredMethods(), type.getDeclaredFields())
                .flatMap(Arrays::stream);
        return Stream.concat(
                Stream.of(type.getName()),
                members.filter(member -> !member.isSynthetic()
                                && (member.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0)
                        .map(PublicMembersTest::text)
                        .sorted());
    }

    private static String text(final Member member) {
        if (member instanceof Field) {
            return "  " + member.getName();
        }
        return member instanceof Method method
                ? "  " + method.getName() + arguments(method.getParameterTypes()) + " "
                        + method.getReturnType().getSimpleName()
                : "  <init>" + arguments(((Constructor<?>) member).getParameterTypes()) + " void";
    }

    private static String arguments(final Class<?>... types) {
        return Stream.of(types).map(Class::getSimpleName).collect(Collectors.joining(", ", "(", ")"));
    }
}
